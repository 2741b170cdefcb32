/**
 * Properties are tried on the same examples in every run, so that nothing turns red that nobody has touched. With
 * `MILESTONES_GAMES` they are drawn anew each time.
 */
import fc from 'fast-check';

if (process.env.MILESTONES_GAMES === undefined) fc.configureGlobal({ seed: 1912 });
