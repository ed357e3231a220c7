// Made by `python -m posse.server.typescript` from posse/server; changes here are lost.

/** Take a free seat. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** Leave one's seat and watch. */
export interface Stand {
  do: "stand";
}

/** Say whether one is ready. */
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

/** The host calls for another game: survivors may keep their characters, the Sheriff's star may go round. */
export interface Rematch {
  do: "rematch";
  keep_characters?: boolean;
  pass_sheriff?: boolean;
}

/** Go away for good. */
export interface Leave {
  do: "leave";
}

/** Tell me all that has happened in this game, as far as I may know. */
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

/** Another password, and the one until now. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A name to keep, and a password. */
export interface NewAccount {
  name: string;
  password: string;
}

/** A name and its password. */
export interface Login {
  name: string;
  password: string;
}

/** How a guest wants to be called. */
export interface CallMe {
  name: string;
}

/** The token that another device made. */
export interface Take {
  token: string;
}

/** What is to be played. */
export interface NewTable {
  settings: SettingsInput;
}

/** Everything at once, for whoever has just connected. */
export interface Welcome {
  it: "welcome";
  you: PersonInfo;
  seat: number | null;
  table: TableInfo;
  play: Play | null;
  chat: ChatLine[];
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
}

/** A seat, as everybody may see it. */
export interface SeatInfo {
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  away: boolean;
  reserve: number;
}

/** What happened, the table after it, and what is asked. */
export interface Play {
  it: "play";
  number: number;
  decision: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  asked: number | null;
  kind: string;
  about: string;
  by: number | null;
  options: OptionInfo[] | null;
  due: number | null;
}

/** One move, part by part and as the notation prints it. */
export interface OptionInfo {
  text: string;
  verb: string;
  thing?: string[];
  target?: string[];
  as_id?: string;
  paid?: string[];
  spending?: number;
  purpose?: string;
}

/** Something somebody said. */
export interface ChatLine {
  n: number;
  at: number;
  person: string;
  name: string;
  text: string;
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

/** All that happened in this game, as far as you may know. */
export interface Past {
  it: "past";
  number: number;
  events: Record<string, unknown>[];
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

/** Games of an account, the latest first. */
export interface PastGames {
  games: Played[];
  next: string | null;
}

/** What a game was for one player. */
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

/** Who you are to this server; nobody yet, if you have not said how you are called. */
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

/** One line of a leaderboard. */
export interface Ranked {
  rank: number;
  account: string;
  name: string;
  points: number;
  games: number;
}

/** A token that makes another device the same person. */
export interface Link {
  token: string;
  lasts: number;
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

/** How a game ended. The hash was shown from its start; the seed gives it. */
export interface GameResult {
  number: number;
  game: string;
  at: number;
  players: number;
  seed: string;
  seed_hash: string;
  results: ResultLine[];
}

/** What a game was for one of its seats. */
export interface ResultLine {
  name: string;
  person: string | null;
  bot: string | null;
  role: string;
  side: string;
  place: number;
  won: boolean;
}

/** Why something was not done: a code for programs and a sentence for people. */
export interface Problem {
  why: string;
  text: string;
}

/** What a client may say at a table. */
export type Incoming =
  | Sit
  | Stand
  | Ready
  | SeatBot
  | Change
  | Start
  | Move
  | Say
  | Kick
  | MakeHost
  | Rematch
  | Leave
  | History
  | Ping;

/** What the server may say at a table. */
export type Outgoing =
  | Welcome
  | Table
  | Play
  | Chat
  | Past
  | Refused
  | Bye
  | Pong;

/** What each route takes and gives; every error is a Problem. */
export interface Api {
  "DELETE /api/account": { body: Confirm; answer: null };
  "GET /api/account/history": { body: null; answer: PastGames };
  "POST /api/account/password": { body: NewPassword; answer: Me };
  "GET /api/account/statistics": { body: null; answer: Statistics };
  "POST /api/accounts": { body: NewAccount; answer: Me };
  "GET /api/catalogue": { body: null; answer: Record<string, Record<string, unknown>[]> };
  "GET /api/leaderboard/{game}": { body: null; answer: Ranked[] };
  "POST /api/login": { body: Login; answer: Me };
  "POST /api/logout": { body: null; answer: null };
  "DELETE /api/me": { body: null; answer: null };
  "GET /api/me": { body: null; answer: Me };
  "POST /api/me": { body: CallMe; answer: Me };
  "POST /api/me/link": { body: null; answer: Link };
  "POST /api/me/take": { body: Take; answer: Me };
  "GET /api/my/tables": { body: null; answer: MyTable[] };
  "GET /api/tables": { body: null; answer: Lobby };
  "POST /api/tables": { body: NewTable; answer: TableInfo };
  "GET /api/tables/{code}": { body: null; answer: TableInfo };
  "GET /api/tables/{code}/games": { body: null; answer: GameLine[] };
  "GET /api/tables/{code}/games/{number}": { body: null; answer: GameResult };
  "GET /api/tables/{code}/games/{number}/record": { body: null; answer: string };
}
