"""What goes wrong is said in the player's language, with what to do next."""

import json

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.player import ASKED, Player, rush
from tests.browser.test_games import opened, table


def german(visit: Visitors) -> Page:
    return visit(locale="de-DE").go()


def test_a_wrong_code(visit: Visitors) -> None:
    page = german(visit)
    page.locator("input.code").fill("NOTABL")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Einen Tisch mit diesem Code gibt es nicht")
    expect(page.get_by_role("main").get_by_role("link", name="Neuer Tisch")).to_be_visible()


def test_an_address_that_leads_nowhere(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.go("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_that_asks_for_what_there_is_not(visit: Visitors) -> None:
    visitor = visit(locale="de-DE")
    for path, said in [
        ("/new/poker", "Ein Spiel dieses Namens gibt es nicht"),
        ("/rules/poker", "Ein Spiel dieses Namens gibt es nicht"),
        ("/rules/bang/ace", "Unter diesem Namen gibt es in diesem Spiel nichts"),
        ("/take", "Dieser Link ist zu alt"),
    ]:
        page = visitor.go(path)
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page = visitor.go("/rules/bang/jail")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_full_table(visit: Visitors) -> None:
    host = visit().go()
    code = opened(host, game="duel", players=2)
    host.goto(host.url + f"table/{code}")
    second = visit().go(f"/table/{code}")
    expect(second.get_by_text("You sit, so you are ready.")).to_be_visible()
    third = visit(locale="de-DE").go(f"/table/{code}")
    expect(third.get_by_text("Alle Plätze sind besetzt")).to_be_visible()


def test_a_table_whose_game_is_over(visit: Visitors) -> None:
    page = visit().go()
    code = table(page, game="duel", players=2)
    rush(page, code)
    stranger = visit(locale="de-DE").go(f"/table/{code}")
    expect(stranger.locator(f"[data-over] a[href='/table/{code}/1']")).to_be_visible()
    nothing = visit(locale="de-DE").go(f"/table/{code}/7")
    expect(nothing.get_by_role("alert")).to_contain_text("wurde kein Spiel 7 zu Ende gespielt")


def test_an_old_link(visit: Visitors) -> None:
    page = visit(locale="de-DE").go("/take#this-was-long-ago")
    expect(page.get_by_role("alert")).to_contain_text("Dieser Link ist zu alt")
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()


def test_a_name_too_long(visit: Visitors) -> None:
    page = german(visit)
    field, told = page.get_by_label("Du heißt"), page.get_by_role("alert")
    field.fill("Mina")
    field.blur()
    field.fill("")
    field.press_sequentially("Wilhelmine von und zu Rattlesnake")  # which is not too long at first
    expect(told).to_contain_text("Dieser Name ist zu lang: höchstens 24 Zeichen")
    expect(field).to_have_value("Wilhelmine von und zu Rattlesnake")
    expect(page.get_by_role("button", name="Sofort spielen")).to_be_disabled()
    page.reload()
    expect(field).to_have_value("Mina")  # the other one was not kept
    expect(told).to_have_count(0)
    # A page that let more through is refused all the same.
    page.route("**/api/me", _with_a_name_too_long)
    page.get_by_role("button", name="Sofort spielen").click()
    expect(told).to_contain_text("Dieser Name ist zu lang: höchstens 24 Zeichen")


def test_a_name_too_long_at_a_table(visit: Visitors) -> None:
    page = visit().go()
    page.get_by_label("Playing as").fill("Mina")
    code = opened(page, game="duel", players=2)
    page.goto(page.url + f"table/{code}")
    field = page.get_by_label("Playing as")
    field.fill("Wilhelmine von und zu Rattlesnake")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("This name is too long")
    expect(field).to_have_value("Wilhelmine von und zu Rattlesnake")
    field.fill("Wilhelmine")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("Wilhelmine")).to_be_visible()


def _with_a_name_too_long(route: Route) -> None:
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({"name": "x" * 60}))
    else:
        route.continue_()


def test_a_refused_move_is_told_and_can_be_made_again(visit: Visitors) -> None:
    page, moves = german(visit), list[str]()
    page.route_web_socket("**/socket", lambda socket: _refuse_the_first(socket, moves))
    table(page, game="bang", players=4)
    player, told = Player(page, seed=4), page.get_by_text("Das steht nicht zur Wahl.")
    player.play(until=lambda: len(moves) == 1)
    expect(told).to_be_visible()
    page.wait_for_selector(ASKED)  # nothing is lost: one is asked still
    player.play(until=lambda: len(moves) == 2)
    assert json.loads(moves[1])["decision"] == json.loads(moves[0])["decision"]
    expect(told).to_be_hidden()


def _refuse_the_first(socket: WebSocketRoute, moves: list[str]) -> None:
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        is_move = json.loads(message)["do"] == "move"
        if is_move:
            moves.append(str(message))
        if is_move and len(moves) == 1:
            no = {"it": "refused", "do": "move", "why": "no-such-option", "text": "there is no such option"}
            socket.send(json.dumps(no))
        else:
            server.send(message)

    socket.on_message(pass_on)
