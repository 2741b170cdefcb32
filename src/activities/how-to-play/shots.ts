import {
  acceptedGameOfScene,
  drafter,
  type RuleId,
  type Scene,
  startingTileCount,
  targetScore,
} from '../../milestones/index.ts';
import type { Picture as PictureName } from '../../rulebook/pictures.ts';
import { framesOf } from '../../steps/frames.ts';
import type { ExampleStep, Frame } from '../../steps/step.ts';

/** The two cuts of the script: what the game is, and everything a table needs before its first turn. */
export const CUTS = ['short', 'full'] as const;
export type Cut = (typeof CUTS)[number];

/** How many players the film can be shown for. */
export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];

/** What of the table a step shows: the game board, the player board of who acts, all rows of workers, the tiles on offer, the score. */
export const FRAMES = ['board', 'player', 'players', 'tiles', 'track'] as const;

/** Where in a game a chapter's position is: before the first turn, early, in the middle, some turns after the chapter before, at the end. */
export const TIMES = ['start', 'early', 'middle', 'later', 'end'] as const;

/** A step of the script: a step as examples have them, whose caption is the line to say. */
export type FilmStep = ExampleStep & {
  /** The cuts it belongs to; otherwise the full one only. */
  readonly cut?: 'short' | 'both';
  readonly frame: (typeof FRAMES)[number];
  /** The points of the board to come close to; otherwise all of the board is shown. */
  readonly zoom?: readonly string[];
};

export interface Chapter {
  /** Its name in addresses, and the first part of its keys in the words `film`: `<id>.title` and `<id>.<caption>`. */
  readonly id: string;
  /** The picture of the rules that stands beside its lines where they are read (`rulebook/pictures.ts`). */
  readonly picture?: PictureName;
  /** Whether the host asks the new players a question after it. */
  readonly question?: true;
  /** What its first shot says of its position, which is another one than the chapter before has ended with. */
  readonly when?: (typeof TIMES)[number];
  /** For four players; with fewer, the last seats are empty. */
  readonly scene: Scene;
  readonly steps: readonly FilmStep[];
}

/** The script of the film. Nothing in it is of any language. */
export interface Film {
  readonly chapters: readonly Chapter[];
}

/** A step of a cut, played. */
export interface Shot {
  readonly chapter: string;
  /** Its number in its chapter, from 0. */
  readonly n: number;
  /** Said where the position is a new one. */
  readonly when?: Chapter['when'];
  readonly step: FilmStep;
  readonly frame: Frame;
}

/** The players with their scores raised by as much as the target of so many players is above that of four (12.1). */
const withScoresFor = (seats: Scene['players'], players: Players): Scene['players'] =>
  seats.map((seat) => ({ ...seat, vp: (seat.vp ?? 0) + targetScore(players) - targetScore(4) }));

/**
 * The scene of a chapter for so many players: with the seats, in a draft with the starting tiles and the first to choose (4.7, 4.8),
 * and once the end is triggered with scores that fit the target (12.1).
 */
export function sceneFor({ scene }: Chapter, players: Players): Scene {
  const seats = scene.players.slice(0, players);
  const ended = scene.state?.endTriggeredBy !== undefined;
  const seated = { ...scene, players: ended ? withScoresFor(seats, players) : seats };
  if (scene.state?.phase !== 'draft') return seated;
  const startingTiles = (scene.state.startingTiles ?? []).slice(0, startingTileCount(players));
  return { ...seated, state: { ...scene.state, startingTiles, player: drafter({ players, startingPlayer: 0 }, 0) } };
}

/**
 * All shots of a cut in their order, played for so many players.
 * @throws Error where an action is refused that should not be, or accepted that should be refused.
 */
export function shotsOf({ chapters }: Film, cut: Cut, players: Players): Shot[] {
  return chapters.flatMap((chapter) => {
    const steps = chapter.steps.filter((step) => step.cut === 'both' || (step.cut ?? 'full') === cut);
    const frames = framesOf(steps, acceptedGameOfScene(sceneFor(chapter, players)));
    return steps.map((step, n): Shot => {
      const shot = { chapter: chapter.id, n, step, frame: frames[n] as Frame };
      return n === 0 ? { ...shot, when: chapter.when } : shot;
    });
  });
}

/** The rules that a chapter states, each once. */
export const rulesOf = ({ steps }: Chapter): RuleId[] => [...new Set(steps.flatMap(({ rules }) => rules))];
