import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readingTime } from '../../../../src/activities/how-to-play/lines.ts';
import { type FilmEvent, filmMachine, selectFilm } from '../../../../src/activities/how-to-play/machine.ts';
import { film } from '../../../../src/activities/how-to-play/script.ts';
import { shotsOf } from '../../../../src/activities/how-to-play/shots.ts';
import { gameOf } from '../../../../src/milestones/history.ts';
import { legalActions } from '../../../../src/milestones/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ten words: shown for four seconds. */
const LINE = 'one two three four five six seven eight nine ten';
const SHOWN = readingTime(LINE);

function start(cut: 'short' | 'full' = 'short') {
  const actor = createActor(filmMachine, {
    input: { film, cut, players: 4, speed: 1, linesOf: (shots) => shots.map(() => LINE) },
  }).start();
  const send = (...events: FilmEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const snapshot = () => actor.getSnapshot();
  return { send, snapshot, at: () => snapshot().context.at, state: () => String(snapshot().value) };
}

describe('playing', () => {
  test('one shot after the other to the end, and from the beginning again', () => {
    const { send, at, state, snapshot } = start();
    expect(state()).toBe('idle');
    send({ type: 'play' });
    expect([state(), at()]).toEqual(['playing', 0]);
    vi.advanceTimersByTime(SHOWN);
    expect([state(), at()]).toEqual(['playing', 1]);
    vi.advanceTimersByTime(SHOWN * snapshot().context.shots.length);
    expect([state(), at()]).toEqual(['ended', shotsOf(film, 'short', 4).length - 1]);
    send({ type: 'play' });
    expect([state(), at()]).toEqual(['playing', 0]);
  });

  test('stops while it is paused, and at every step that is taken by hand', () => {
    const { send, at, state } = start();
    send({ type: 'play' }, { type: 'pause' });
    vi.advanceTimersByTime(60_000);
    expect([state(), at()]).toEqual(['paused', 0]);
    send({ type: 'play' }, { type: 'forward' });
    vi.advanceTimersByTime(60_000);
    expect([state(), at()]).toEqual(['paused', 1]);
    send({ type: 'back' }, { type: 'back' });
    expect(at()).toBe(0);
    send({ type: 'goTo', shot: 999 }, { type: 'forward' });
    expect(at()).toBe(shotsOf(film, 'short', 4).length - 1);
  });

  test('a step on from the last shot ends it, and a step back shows that shot again', () => {
    const { send, at, state } = start();
    const last = shotsOf(film, 'short', 4).length - 1;
    send({ type: 'goTo', shot: last });
    expect([state(), at()]).toEqual(['paused', last]);
    send({ type: 'forward' });
    expect([state(), at()]).toEqual(['ended', last]);
    send({ type: 'back' });
    expect([state(), at()]).toEqual(['paused', last]);
    send({ type: 'forward' }, { type: 'play' });
    expect([state(), at()]).toEqual(['playing', 0]);
    send({ type: 'goTo', shot: last }, { type: 'forward' });
    expect([state(), at()]).toEqual(['ended', last]);
  });

  test('goes on from where the bar is dragged to', () => {
    const { send, at, state } = start();
    send({ type: 'play' }, { type: 'goTo', shot: 3 });
    expect([state(), at()]).toEqual(['playing', 3]);
    vi.advanceTimersByTime(SHOWN);
    expect(at()).toBe(4);
  });

  test('at a higher speed each shot is shorter', () => {
    const { send, at } = start();
    send({ type: 'setSpeed', speed: 1.25 }, { type: 'play' });
    vi.advanceTimersByTime(SHOWN / 1.25);
    expect(at()).toBe(1);
  });

  test('waits while nobody sees the page, and goes on when it is seen again, but only if it was running', () => {
    const { send, at, state } = start();
    send({ type: 'play' }, { type: 'hidden' });
    vi.advanceTimersByTime(60_000);
    expect([state(), at()]).toEqual(['paused', 0]);
    send({ type: 'seen' });
    expect(state()).toBe('playing');
    send({ type: 'pause' }, { type: 'hidden' }, { type: 'seen' });
    expect(state()).toBe('paused');
  });

  test('another cut begins at the chapter that is asked for, or at its beginning where it lacks that', () => {
    const { send, snapshot } = start();
    const shown = () => [selectFilm.shot(snapshot()).chapter, selectFilm.shot(snapshot()).n];
    send({ type: 'choose', cut: 'full', chapter: 'castle', n: 2 });
    expect(shown()).toEqual(['castle', 2]);
    send({ type: 'choose', cut: 'full', chapter: 'castle', n: 99 });
    const castle = film.chapters.find(({ id }) => id === 'castle')!.steps.filter((step) => step.cut !== 'short');
    expect(shown()).toEqual(['castle', castle.length - 1]);
    send({ type: 'choose', cut: 'short', chapter: 'draft', n: 0 });
    expect(shown()).toEqual(['goal', 0]);
    send({ type: 'goTo', shot: 2 }, { type: 'setPlayers', players: 2 }, { type: 'leave' });
    expect(snapshot().value).toBe('idle');
    expect(snapshot().context.at).toBe(2);
    expect(selectFilm.shot(snapshot()).frame.shown.state.players).toHaveLength(2);
  });
});

describe('with a voice', () => {
  test('a shot ends when the movement is over and the line has been spoken', () => {
    const { send, at, state } = start();
    send({ type: 'setVoice', speaks: true }, { type: 'play' });
    vi.advanceTimersByTime(SHOWN);
    expect([state(), at()]).toEqual(['waitingForSpeech', 0]);
    send({ type: 'spoken' });
    expect([state(), at()]).toEqual(['playing', 1]);
    // Spoken before everything has moved: the movement is waited for.
    send({ type: 'spoken' });
    expect(at()).toBe(1);
    vi.advanceTimersByTime(SHOWN);
    expect(at()).toBe(2);
  });

  test('the film ends after the last line, and can be paused in the middle of one', () => {
    const { send, state, snapshot } = start();
    send({ type: 'setVoice', speaks: true }, { type: 'goTo', shot: 999 }, { type: 'play' });
    vi.advanceTimersByTime(SHOWN);
    send({ type: 'pause' }, { type: 'spoken' });
    expect(state()).toBe('paused');
    send({ type: 'play' });
    vi.advanceTimersByTime(SHOWN);
    send({ type: 'spoken' });
    expect([state(), snapshot().context.at]).toEqual(['ended', snapshot().context.shots.length - 1]);
  });

  test('without it again, the line is shown until it has been read', () => {
    const { send, at, state } = start();
    send({ type: 'setVoice', speaks: true }, { type: 'play' });
    vi.advanceTimersByTime(SHOWN);
    send({ type: 'setVoice', speaks: false });
    expect(state()).toBe('playing');
    vi.advanceTimersByTime(SHOWN);
    expect(at()).toBe(1);
  });
});

describe('taking over', () => {
  test('begins with the position of the shot, takes what is allowed only, and leads back to the shot', () => {
    const { send, state, snapshot } = start('full');
    const shots = shotsOf(film, 'full', 4);
    const first = shots.findIndex(({ step }) => step.caption === 'rule');
    send({ type: 'goTo', shot: first }, { type: 'takeOver' });
    const game = () => gameOf(snapshot().context.trial!);
    expect(state()).toBe('trying');
    expect(game()).toEqual(shots[first]!.frame.next);
    const before = game();
    send({ type: 'act', action: { type: 'done' } }, { type: 'forward' });
    expect(game()).toBe(before);
    send({ type: 'act', action: legalActions(before).find(({ type }) => type === 'move')! });
    expect(game()).not.toBe(before);
    send({ type: 'undo' });
    expect(game()).toBe(before);
    send({ type: 'return' });
    expect([state(), snapshot().context.at, snapshot().context.trial]).toEqual(['paused', first, null]);
  });
});
