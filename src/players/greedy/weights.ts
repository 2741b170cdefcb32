/** What greedy thinks things are worth, in VP. Found by letting variants of greedy play each other; never changed again. */
export const WEIGHTS = {
  /** What a move could earn elsewhere, and so what it costs. */
  move: 1.3,
  /** The same in a usual lap of the far future, where less is known. */
  usualMove: 0.7,
  /** In a usual lap: up to four pairs of different cubes of stone, wood and sand; any other cube; a coin; up to three sacks. */
  pairs: [0, 4.5, 8, 10, 11],
  cube: 1,
  coin: 1.6,
  sacks: [0, 4.5, 7, 8],
  /** A visible worker, whatever it yields. */
  worker: 0.2,
  /** A good that can be kept at the castle, and one that will have to be given back. */
  kept: 1.3,
  surplus: 0.1,
  /** The part of a VP that is left when it can be had in a later turn only. */
  later: 0.9,
  /** How many laps are still to be played at the beginning and at the end, and how much of a usual lap's worth they bring. */
  laps: 5,
  lastLaps: 0.5,
  row: 0.4,
  /** VP that the final scoring would give now, when the game is nearly over. */
  majority: 0.8,
  /** The most that a lead counts when the end is triggered. */
  lead: 10,
};
