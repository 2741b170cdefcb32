/** What the racer thinks things are worth, in points of a game. */
export const WEIGHTS = {
  /** A mile beyond its own point: it brings the end of the trip nearer. */
  mile: 0.8,
  /** A turn that the other driver cannot use, and how much more it is worth the nearer that driver is to the end. */
  turn: 100,
  lead: 1.2,
  /** The turns that somebody waits for a card that is not in the hand. */
  wait: 2,
  /** A Speed Limit on the other driver. */
  limit: 60,
  /** What a coup-fourré gives to who plays it, beyond the points of the safety. */
  coup: 380,
  /** To be able to drive again; less without a mile card to drive with. */
  cure: 150,
  idle: 0.6,
  /** The same by a safety, where a remedy would have to be waited for. */
  stuck: 225,
  /** To drive faster than 50 again, for each mile card that can. */
  unlimit: 45,
  /** The chance to come to the end of a trip without a 200. */
  safeTrip: 0.6,
  /** Cards in the hand that make the rest of the trip exactly. */
  exact: 60,
  /** The chance that each action card that is still out there leads to a coup-fourré. */
  answer: 0.14,
  /** A fresh card in the place of a safety. */
  fresh: 20,
  /** Cards kept: a mile card for each mile, a first remedy, a first Roll, an action card; and what a further one of the kind counts. */
  keepMile: 0.35,
  keepRemedy: 40,
  keepRoll: 60,
  keepAttack: 60,
  further: 0.4,
} as const;
