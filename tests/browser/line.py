"""The connection of a table, which can be cut."""

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """Stands between a page and the server, for every table that the page goes to from now on."""

    def __init__(self, page: Page) -> None:
        self._sockets: list[WebSocketRoute] = []
        self._is_cut = False
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._sockets.append(socket)

    def cut(self) -> None:
        self._is_cut = True
        for socket in self._sockets:
            socket.close()

    def mend(self) -> None:
        """The page comes back by itself."""
        self._is_cut = False
