// Made by `python -m posse.server.typescript` from posse/server; changes here are lost.

/** What a message speaks of: a number, a word to choose by, a text whose letter says what it names ... */
export type Arg = number | string | Arg[] | { or: Arg[] } | Message;
/** Something to be put into words: an id in the Fluent files and what it speaks of. */
export type Message = { id: string; args?: Record<string, Arg> };
/** A line of the log. The icon is the name of a picture, or the key of a thing. */
export type Line = Message & { icon?: string; tone?: '' | 'good' | 'hurt' | 'turn' };
/** What an event is on the stage; see `posse.kernel.staging`. */
export type Staged = {
  do: 'attack' | 'answer' | 'outcome' | 'death' | 'bounty' | 'roll';
  by?: number; at?: number; thing?: string; card?: string; character?: string; die?: number; cards?: number;
  stamp?: Message; tone?: '' | 'good' | 'hurt'; alone?: boolean;
};
/** Something that happened: its kind, facts by name, the line that tells it, and what it is on the stage. */
export type GameEvent = { kind: string; say?: Line; stage?: Staged; [fact: string]: unknown };

/** Take a free seat. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** Leave your seat and watch. */
export interface Stand {
  do: "stand";
}

/** Say whether you are ready. */
export interface Ready {
  do: "ready";
  ready: boolean;
}

/** The host puts a bot on a free seat, or takes it away. */
export interface SeatBot {
  do: "bot";
  seat: number;
  bot: string | null;
}

/** The host changes what is played. */
export interface Change {
  do: "change";
  settings: SettingsInput;
}

/** What is played at a table, and how. */
export interface SettingsInput {
  game?: string;
  players?: number;
  sets?: string[];
  variants?: string[];
  public?: boolean;
  per_move?: number | null;
  reserve?: number;
  pace?: number;
  bots?: string;
  hints?: boolean;
}

/** The host starts the game; empty seats go to bots. */
export interface Start {
  do: "start";
}

/** Answer a decision with one of its options. */
export interface Move {
  do: "move";
  decision: number;
  option: number;
  game?: number | null;
}

/** Let a bot sit in for a player who is away, until they are back. Anybody with a seat may do this. */
export interface Replace {
  do: "replace";
  seat: number;
}

/** Chat. */
export interface Say {
  do: "say";
  text: string;
}

/** The host sends somebody away. */
export interface Kick {
  do: "kick";
  person: string;
}

/** The host hands the table over. */
export interface MakeHost {
  do: "host";
  person: string;
}

/** The host starts a rematch: survivors may keep their characters, the Sheriff's star may go round. */
export interface Rematch {
  do: "rematch";
  keep_characters?: boolean;
  pass_sheriff?: boolean;
}

/** Leave for good. */
export interface Leave {
  do: "leave";
}

/** Say whether the server should pass for you when you can only pass. By default it does. */
export interface Passes {
  do: "passes";
  by_itself: boolean;
}

/** Change how fast bots play, during a game; what is left out stays as it is. */
export interface Pace {
  do: "pace";
  pace?: number | null;
  paused?: boolean | null;
  skip?: boolean;
}

/** Tell me what a strong player would do in my place; for a player alone among bots, or if the host allows it. */
export interface Advise {
  do: "advise";
  decision: number;
  lang?: "de" | "en" | "it";
}

/** Tell me everything that has happened in this game, as far as I may know. */
export interface History {
  do: "history";
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** The password, because this cannot be undone. */
export interface Confirm {
  password: string;
}

/** A new name, and the password of the account. */
export interface NewName {
  name: string;
  password: string;
}

/** A new password, and the present one. */
export interface NewPassword {
  old: string;
  new: string;
}

/** The token of a link that the host handed out, and the new password. */
export interface Reset {
  token: string;
  password: string;
}

/** A name to keep, and a password. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Mute or ban somebody, for some hours or for good. */
export interface NewMeasure {
  name?: string;
  person?: string;
  address?: string;
  kind?: "ban" | "mute";
  hours?: number | null;
  why?: string;
  whence?: boolean;
}

/** A measure to lift. */
export interface Lifted {
  name?: string;
  person?: string;
  address?: string;
  kind?: "ban" | "mute";
}

/** The name of an account. */
export interface WhoseReset {
  name: string;
}

/** The rules at all tables of this server. */
export interface HouseRulesInput {
  chat?: "emotes" | "off" | "open";
  words?: string[];
  lines?: number;
  tables?: number;
  guests?: boolean;
  accounts?: boolean;
}

/** A name and its password. */
export interface Login {
  name: string;
  password: string;
}

/** What a guest wants to be called. */
export interface CallMe {
  name: string;
}

/** The token that another device made. */
export interface Take {
  token: string;
}

/** Where notices should go: to a browser, with the keys of its subscription, or to a webhook. */
export interface NewNotice {
  kind: "discord" | "ntfy" | "push" | "slack";
  address: string;
  p256dh?: string;
  auth?: string;
  table?: string;
  lang?: "de" | "en" | "it";
}

/** A record, as `posse replay` reads it. */
export interface GivenRecord {
  record: string;
}

/** Somebody at a table, or a line of chat there, and what is wrong with it. */
export interface NewReport {
  code: string;
  person: string;
  line?: number | null;
  why?: string;
}

/** What will be played. */
export interface NewTable {
  settings: SettingsInput;
}

/** The number, in the record, of the move that somebody wants to make differently. */
export interface FromMove {
  move: number;
}

/** Everything at once, for somebody who has just connected. */
export interface Welcome {
  it: "welcome";
  you: PersonInfo;
  seat: number | null;
  table: TableInfo;
  play: Play | null;
  chat: ChatLine[];
  away: Record<string, number>;
  patience: number;
  now: number;
}

/** Somebody at a table. */
export interface PersonInfo {
  id: string;
  name: string;
  account: boolean;
}

/** A table, as everybody may see it. */
export interface TableInfo {
  id: string;
  code: string;
  settings: Settings;
  status: "lobby" | "over" | "playing";
  host: string;
  people: PersonInfo[];
  seats: SeatInfo[];
  number: number;
  seed_hash: string;
  seed: string;
  seq: number;
  paused: boolean;
}

/** What is played at a table, and how. */
export interface Settings {
  game: string;
  players: number;
  sets: string[];
  variants: string[];
  public: boolean;
  per_move: number | null;
  reserve: number;
  pace: number;
  bots: string;
  hints: boolean;
}

/** A seat, as everybody may see it. */
export interface SeatInfo {
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  away: boolean;
  reserve: number;
  called: string;
  left_by?: string;
  temper?: string;
}

/** What happened, the table after it, and what is asked. Empty parts are left out. */
export interface Play {
  it: "play";
  number: number;
  decision: number;
  events: GameEvent[];
  view: View;
  asked: number | null;
  kind: string;
  about: string;
  question: QuestionInfo | null;
  options?: OptionInfo[];
  hindered?: Record<string, Line>;
  due?: number;
  outlook?: OutlookInfo;
  previews?: Record<string, OutlookInfo>;
}

/** The table of the card game, as somebody sees it. Cards and players are named as in the notation. */
export interface BangView {
  game: "bang";
  seat: number;
  players: BangPlayer[];
  turn: string;
  turns: number;
  phase: "discard" | "draw" | "end" | "play" | "start";
  bangs_played: number;
  reach: number;
  hand_limit: number;
  deck_count: number;
  discard: string[];
  discard_count: number;
  asked: string | null;
  kind: string;
  about: string;
  deaths: string[];
  over: boolean;
  winners: string[];
  deck_top?: string[];
  aside?: string[];
  aside_count?: number;
  shapes?: Shape[];
  ring?: string[];
  fresh?: string[];
  used?: string[];
  extra_turn?: boolean;
  goal?: string;
}

/** A player of the card game, as somebody sees him. */
export interface BangPlayer {
  name: string;
  character: string;
  life: number;
  max_life: number;
  hand_count: number;
  distance?: number;
  role?: "deputy" | "outlaw" | "renegade" | "sheriff";
  alive?: boolean;
  ghost?: boolean;
  copies?: string[];
  hand?: string[];
  in_play?: string[];
}

/** Something that a set brings to the table, as clients draw it (`posse.kernel.shape`). */
export interface Shape {
  shape: "bill" | "counter" | "pile" | "row" | "tokens" | "track";
  id: string;
  seat?: number;
  count?: number;
  cards?: string[];
  prices?: number[];
  at?: string;
  next?: string;
  places?: string[];
  position?: number;
}

/** The table of the Duel, as somebody sees it. */
export interface DuelView {
  game: "duel";
  seat: number;
  players: DuelSide[];
  turn: "law" | "outlaw";
  turns: number;
  phase: "discard" | "draw" | "end" | "play" | "setup" | "start";
  bangs_played: number;
  swapped: boolean;
  decks: Record<"common" | "law" | "outlaw", number>;
  discard: string[];
  discard_count: number;
  asked: "law" | "outlaw" | null;
  kind: string;
  about: string;
  over: boolean;
  winners: ("law" | "outlaw")[];
  hand_limit?: number;
  used?: string[];
  common_back?: "law" | "outlaw";
  aside?: string[];
  aside_backs?: ("law" | "outlaw")[];
}

/** A side of the Duel, as somebody sees it. */
export interface DuelSide {
  name: "law" | "outlaw";
  ac: Fighter | null;
  rc: Fighter | null;
  reserve_count: number;
  hand_count: number;
  hand_backs: Record<"law" | "outlaw", number>;
  hand?: string[];
  reserve?: string[];
  pair?: string[];
  gone?: string[];
}

/** A character of the Duel in play. */
export interface Fighter {
  character: string;
  life: number;
  max_life: number;
  equipment?: string[];
}

/** The table of the Dice Game, as somebody sees it. */
export interface DiceView {
  game: "dice";
  seat: number;
  players: DicePlayer[];
  turn: string;
  turns: number;
  phase: "beers" | "bulls-eyes" | "dynamite" | "end" | "gatling" | "reroll" | "roll" | "start";
  ring: string[];
  arrows_in_pile: number;
  dice: ("arrow" | "beer" | "dynamite" | "gatling" | "one" | "two")[];
  just_rolled: number[];
  rerolls_left: number;
  beers_spent: number;
  asked: string | null;
  kind: string;
  about: string;
  deaths: string[];
  over: boolean;
  winners: string[];
  die?: number;
}

/** A player of the Dice Game, as somebody sees him. */
export interface DicePlayer {
  name: string;
  character: string;
  life: number;
  max_life: number;
  arrows: number;
  role?: "deputy" | "outlaw" | "renegade" | "sheriff";
  alive?: boolean;
  aimed?: number;
}

/** What is asked. */
export interface QuestionInfo {
  icon: string;
  tone: "act" | "react";
  ask?: Message | null;
  why?: Message[];
}

/** One move, part by part, and as it is told to people. Cards, players and places are named as in the notation,
 * other things by their keys: `event/ranch`. */
export interface OptionInfo {
  text: string;
  verb: string;
  thing?: string[];
  target?: string[];
  as_id?: string;
  paid?: string[];
  spending?: number;
  purpose?: string;
  label?: Message;
  short?: Message;
  aim?: string;
  steps?: StepsInfo | null;
}

/** What is said while the parts of an option are picked one after the other. */
export interface StepsInfo {
  target?: Message;
  pay?: Message;
  another?: Message;
  more?: Message;
  does?: Message;
  reach?: Message;
}

/** How the viewer and the others see each other, by seat; 0 for players out of the game, and for the distance to
 * oneself. */
export interface OutlookInfo {
  distances: number[];
  reaches: number[];
  sees: number[];
}

/** Something somebody said. */
export interface ChatLine {
  n: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

/** Somebody came or went. */
export interface Presence {
  it: "presence";
  away: Record<string, number>;
}

/** Who is here and what is played. */
export interface Table {
  it: "table";
  table: TableInfo;
}

/** What was said. */
export interface Chat {
  it: "chat";
  lines: ChatLine[];
}

/** What a strong player would do in your place, and why. */
export interface Advice {
  it: "advice";
  decision: number;
  option: number;
  text: string;
  chance: number;
  instead: number;
}

/** Everything that happened in this game, as far as you may know. */
export interface Past {
  it: "past";
  number: number;
  events: GameEvent[];
  story: Line[];
  counts: Record<string, number>[];
  titles: string[][];
}

/** Something could not be done; nothing has changed. */
export interface Refused {
  it: "refused";
  do: string;
  why: string;
  text: string;
}

/** The connection ends for a reason. */
export interface Bye {
  it: "bye";
  why: string;
  text: string;
}

/** I am here. */
export interface Pong {
  it: "pong";
  now: number;
}

/** Who you are to this server; nobody, if you have not given a name yet. */
export interface Me {
  person: PersonInfo | null;
}

/** What an account has played. */
export interface Statistics {
  tallies: Tally[];
  ratings: Strength[];
}

/** How often somebody played a role, and won. */
export interface Tally {
  game: string;
  role: string;
  played: number;
  won: number;
}

/** How strong somebody is at a game. */
export interface Strength {
  game: string;
  points: number;
  games: number;
}

/** Everything there is to play with. */
export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
  usual: Settings;
}

/** A game. With some sets, a table may have any number of players that one of their `tables` lists; if several sets
 * list the same number, the last one counts. */
export interface GameInfo {
  id: string;
  name: string;
  min_players: number;
  max_players: number;
  usual_players: number;
  sets: SetInfo[];
  variants: VariantInfo[];
  presets: PresetInfo[];
}

/** A set of a game. */
export interface SetInfo {
  id: string;
  name: string;
  always: boolean;
  tables: Seating[];
  cards: CardInfo[];
  characters: CharacterInfo[];
  events: EventInfo[];
  others: OtherInfo[];
  looks: Record<string, Look>;
  symbols: Record<string, string>;
}

/** A possible number of players, and their roles; the Duel has none. */
export interface Seating {
  players: number;
  roles: ("deputy" | "outlaw" | "renegade" | "sheriff")[];
  open_roles: boolean;
}

/** A kind of card, with the copies in this set. */
export interface CardInfo {
  key: string;
  id: string;
  name: string;
  border: string;
  copies: string[];
  set: string;
  reach?: number;
}

/** A character. */
export interface CharacterInfo {
  key: string;
  id: string;
  name: string;
  life: number;
  side?: "law" | "outlaw";
}

/** An event card. */
export interface EventInfo {
  key: string;
  id: string;
  name: string;
  last: boolean;
}

/** A thing of a kind that only some sets have: a prize, an attraction. */
export interface OtherInfo {
  key: string;
  id: string;
  name: string;
  border?: string;
}

/** How a thing looks and sounds. */
export interface Look {
  icon?: string;
  tint?: string;
  verb?: string;
  sound?: string;
  gun?: boolean;
  shape?: string;
  motion?: string;
  part?: string;
  mark?: boolean;
  draws?: string;
}

/** A variant of a game. */
export interface VariantInfo {
  id: string;
  excludes: string[];
  least_players: number;
}

/** A ready-made choice of what to play: named sets and variants, or sets drawn by lot. */
export interface PresetInfo {
  id: string;
  icon: string;
  hard: number;
  sets: string[];
  variants: string[];
  lot?: Lot;
}

/** How many sets are drawn. */
export interface Lot {
  least: number;
  most: number;
}

/** A bot of the house: its name, which may be followed by a level and a temper (`rule-of-thumb/easy/bold`). `easy`,
 * `fair`, `hard` and `deadly` are short names for some of them. */
export interface BotInfo {
  name: string;
  levels: string[];
  tempers: string[];
}

/** Everything on a host's page. */
export interface HostInfo {
  rules: HouseRules;
  reports: Report[];
  measures: Measure[];
  deeds: Deed[];
}

/** The rules at all tables of this server. */
export interface HouseRules {
  chat: "emotes" | "off" | "open";
  words: string[];
  lines: number;
  tables: number;
  guests: boolean;
  accounts: boolean;
}

/** A player's report about a line of chat or a person. */
export interface Report {
  number: number;
  at: number;
  sender: string;
  sender_name: string;
  person: string;
  name: string;
  code: string;
  line: number | null;
  said: string;
  why: string;
  settled: number | null;
}

/** Somebody may not talk, or may not come. */
export interface Measure {
  kind: "ban" | "mute";
  who: string;
  is_address: boolean;
  name: string;
  why: string;
  at: number;
  until: number | null;
}

/** Something that was done to keep order. */
export interface Deed {
  number: number;
  at: number;
  who: string;
  what: string;
  whom: string;
  name: string;
  detail: string;
}

/** A token with which somebody sets a new password. */
export interface ResetLink {
  token: string;
  lasts: number;
}

/** The strongest, the best first. */
export interface Leaderboard {
  players: Ranked[];
  next: number | null;
}

/** One line of a leaderboard. */
export interface Ranked {
  rank: number;
  account: string;
  name: string;
  points: number;
  games: number;
}

/** Who you are on this device, and who you were here before a link made you somebody else. */
export interface Here {
  person: PersonInfo | null;
  before: PersonInfo | null;
  host: boolean;
}

/** A token that makes another device the same person. */
export interface Link {
  token: string;
  lasts: number;
}

/** Whose link it is, and who you would stop being on this device: nobody, or somebody at this many tables. */
export interface Whose {
  person: PersonInfo;
  here: PersonInfo | null;
  tables: number;
}

/** The games somebody played, the latest first. */
export interface PastGames {
  games: Played[];
  next: string | null;
}

/** How a game went for one player. */
export interface Played {
  code: string;
  number: number;
  game: string;
  at: number;
  players: number;
  role: string;
  side: string;
  place: number;
  won: boolean;
}

/** A table where you sit. */
export interface MyTable {
  code: string;
  status: "lobby" | "over" | "playing";
  settings: Settings;
  host: string;
  seated: string[];
  free: number;
  number: number;
  updated: number;
  your_turn: boolean;
  due: number | null;
}

/** How you get notices while you are away. */
export interface NoticesInfo {
  key: string;
  notices: NoticeLine[];
}

/** A way in which you get notices. The full address is never shown again. */
export interface NoticeLine {
  id: string;
  kind: "discord" | "ntfy" | "push" | "slack";
  where: string;
  table: string;
  failures: number;
}

/** Whether there was anything to stop. */
export interface Stopped {
  stopped: boolean;
}

/** All puzzles, and the one of the day. */
export interface Puzzles {
  daily: string;
  puzzles: PuzzleInfo[];
}

/** What a puzzle is about. */
export interface PuzzleInfo {
  id: string;
  game: string;
  theme: string;
  players: number;
  sets: string[];
}

/** A puzzle as it is posed: the table and everything that happened, as seen by the player to move. */
export interface PuzzlePosition {
  info: PuzzleInfo;
  seat: number;
  play: Play;
}

/** The answer to a puzzle. */
export interface PuzzleAnswer {
  answers: string[];
  tried: TriedOption[];
  margin: number;
  worlds: number;
}

/** A move, and how many games out of a hundred are won with it, as far as its player can know. */
export interface TriedOption {
  option: OptionInfo;
  chance: number;
}

/** Everything that can be looked up about a game. */
export interface Reference {
  game: string;
  lang: "de" | "en" | "it";
  sets: SetText[];
}

/** A set. */
export interface SetText {
  id: string;
  name: string;
  rules: RuleText[];
  cards: ThingText[];
  characters: ThingText[];
  events: ThingText[];
  others: ThingText[];
  faces: ThingText[];
  cases: string[];
}

/** A rule of a set. */
export interface RuleText {
  id: string;
  text: string;
  decision?: string;
}

/** A card, character, event or face of a die: what it is and does, and the rulings about it. */
export interface ThingText {
  key: string;
  id: string;
  name: string;
  effect: string;
  rulings: string[];
  decision?: string;
  border?: string;
  copies?: string[];
  reach?: number;
  life?: number;
  side?: "law" | "outlaw";
  last?: boolean;
}

/** A game from its start, as somebody saw it: a seat, a spectator (`table`), or one who sees everything (`all`). */
export interface Replay {
  game: string;
  sets: string[];
  variants: string[];
  seats: ReplaySeat[];
  seed: string;
  eyes: string;
  frames: Frame[];
  over: boolean;
  winners: string[];
  story: Line[];
  counts: Record<string, number>[];
  titles: string[][];
}

/** A seat of a replayed game. */
export interface ReplaySeat {
  name: string;
  called: string;
  bot: string | null;
}

/** One move, what came of it, and the table afterwards. */
export interface Frame {
  move: MoveInfo | null;
  forced: MoveInfo[];
  events: GameEvent[];
  view: View;
}

/** A move that was made. Not everybody is told what it was and how it was made, as that may reveal a hand. */
export interface MoveInfo {
  number: number;
  seat: number;
  option: OptionInfo | null;
  how: "bot" | "forced" | "player" | "timeout" | null;
}

/** The number under which the host finds a report. */
export interface Reported {
  number: number;
}

/** Public tables, the latest first. */
export interface Lobby {
  tables: TableLine[];
  next: string | null;
}

/** A table in a list. */
export interface TableLine {
  code: string;
  status: "lobby" | "over" | "playing";
  settings: Settings;
  host: string;
  seated: string[];
  free: number;
  number: number;
  updated: number;
}

/** A game that is over. */
export interface GameLine {
  number: number;
  game: string;
  at: number;
  players: number;
}

/** How a game ended. The hash was shown from the start; it is the hash of the seed. */
export interface GameResult {
  number: number;
  game: string;
  at: number;
  players: number;
  seed: string;
  seed_hash: string;
  results: ResultLine[];
}

/** How a game went for one of its seats. */
export interface ResultLine {
  name: string;
  person: string | null;
  bot: string | null;
  role: string;
  side: string;
  place: number;
  won: boolean;
}

/** How far the review of a game is. */
export interface ReviewState {
  state: "done" | "none" | "waiting" | "working";
  ahead: number;
  percent: number;
  review: GameReview | null;
}

/** Everything that was found out about a game. */
export interface GameReview {
  sides: string[];
  seats: string[];
  moves: number;
  worlds: number;
  curve: ReviewPoint[];
  turns: ReviewChange[];
  decisions: JudgedMove[];
  luck: ReviewChange[];
  known: KnownRoles[];
}

/** The chance of each side after this many moves, in the order of `sides`, with hindsight; and its standard
 * error. */
export interface ReviewPoint {
  move: number;
  chances: number[];
  errors: number[];
}

/** How much the chance of a seat rose with a move: altogether, or by luck alone. */
export interface ReviewChange {
  move: number;
  seat: number;
  gain: number;
  error: number;
}

/** A player's decision, judged by what they could know at the time. */
export interface JudgedMove {
  move: number;
  seat: number;
  options: number;
  played: TriedMove;
  best: TriedMove | null;
  cost: number;
  error: number;
  mistake: boolean;
}

/** A move that was tried out: the chance to win with it, as far as its player could know, and the standard error. */
export interface TriedMove {
  option: OptionInfo;
  chance: number;
  error: number;
}

/** What a player could think about everybody's role after this many moves, until the next of these. */
export interface KnownRoles {
  move: number;
  seat: number;
  beliefs: number[][];
}

/** The games of an evening at a table, and how they went for its people, the most successful first. */
export interface Score {
  games: number;
  people: ScoreLine[];
}

/** How an evening went for one person. */
export interface ScoreLine {
  person: string;
  name: string;
  played: number;
  won: number;
}

/** What a bot thinks about a move: the one that made it, or, for a person's move, one that was asked afterwards. */
export interface Why {
  move: number;
  seat: number;
  how: "bot" | "forced" | "player" | "timeout";
  made: OptionInfo;
  bot: string;
  option: OptionInfo;
  agrees: boolean;
  text: string;
  beliefs: number[][];
}

/** Why something was not done: a code for programs and a sentence for people. */
export interface Problem {
  why: string;
  text: string;
}

/** What a seat may see, by the game that is played. */
export type View =
  | BangView
  | DuelView
  | DiceView;

/** What a client may say at a table. */
export type Incoming =
  | Sit
  | Stand
  | Ready
  | SeatBot
  | Change
  | Start
  | Move
  | Replace
  | Say
  | Kick
  | MakeHost
  | Rematch
  | Leave
  | Passes
  | Pace
  | Advise
  | History
  | Ping;

/** What the server may say at a table. */
export type Outgoing =
  | Welcome
  | Presence
  | Table
  | Play
  | Chat
  | Advice
  | Past
  | Refused
  | Bye
  | Pong;

/** What each route takes and gives; every error is a Problem. */
export interface Api {
  "DELETE /api/account": { body: Confirm; answer: null };
  "POST /api/account/name": { body: NewName; answer: Me };
  "POST /api/account/password": { body: NewPassword; answer: Me };
  "POST /api/account/reset": { body: Reset; answer: Me };
  "GET /api/account/statistics": { body: null; answer: Statistics };
  "POST /api/accounts": { body: NewAccount; answer: Me };
  "GET /api/catalogue": { body: null; answer: Catalogue };
  "GET /api/host": { body: null; answer: HostInfo };
  "POST /api/host/measures": { body: NewMeasure; answer: HostInfo };
  "POST /api/host/measures/lift": { body: Lifted; answer: HostInfo };
  "POST /api/host/reports/{number}/settle": { body: null; answer: HostInfo };
  "POST /api/host/reset": { body: WhoseReset; answer: ResetLink };
  "PUT /api/host/rules": { body: HouseRulesInput; answer: HostInfo };
  "POST /api/host/tables/{code}/close": { body: null; answer: HostInfo };
  "GET /api/leaderboard/{game}": { body: null; answer: Leaderboard };
  "POST /api/login": { body: Login; answer: Me };
  "POST /api/logout": { body: null; answer: null };
  "DELETE /api/me": { body: null; answer: null };
  "GET /api/me": { body: null; answer: Here };
  "POST /api/me": { body: CallMe; answer: Me };
  "POST /api/me/back": { body: null; answer: Here };
  "POST /api/me/link": { body: null; answer: Link };
  "POST /api/me/take": { body: Take; answer: Here };
  "POST /api/me/take/look": { body: Take; answer: Whose };
  "GET /api/my/games": { body: null; answer: PastGames };
  "GET /api/my/tables": { body: null; answer: MyTable[] };
  "GET /api/notices": { body: null; answer: NoticesInfo };
  "POST /api/notices": { body: NewNotice; answer: NoticesInfo };
  "DELETE /api/notices/{id}": { body: null; answer: Stopped };
  "GET /api/puzzles": { body: null; answer: Puzzles };
  "GET /api/puzzles/{id}": { body: null; answer: PuzzlePosition };
  "GET /api/puzzles/{id}/answer": { body: null; answer: PuzzleAnswer };
  "GET /api/reference/{game}": { body: null; answer: Reference };
  "POST /api/replay": { body: GivenRecord; answer: Replay };
  "POST /api/reports": { body: NewReport; answer: Reported };
  "GET /api/tables": { body: null; answer: Lobby };
  "POST /api/tables": { body: NewTable; answer: TableInfo };
  "GET /api/tables/{code}": { body: null; answer: TableInfo };
  "GET /api/tables/{code}/games": { body: null; answer: GameLine[] };
  "GET /api/tables/{code}/games/{number}": { body: null; answer: GameResult };
  "GET /api/tables/{code}/games/{number}/record": { body: null; answer: string };
  "GET /api/tables/{code}/games/{number}/replay": { body: null; answer: Replay };
  "POST /api/tables/{code}/games/{number}/retry": { body: FromMove; answer: TableInfo };
  "GET /api/tables/{code}/games/{number}/review": { body: null; answer: ReviewState };
  "POST /api/tables/{code}/games/{number}/review": { body: null; answer: ReviewState };
  "GET /api/tables/{code}/games/{number}/score": { body: null; answer: Score };
  "GET /api/tables/{code}/games/{number}/why/{move}": { body: null; answer: Why };
  "GET /api/words/{lang}": { body: null; answer: string };
}
