/**
 * The cache of a worker, by its scope. Another format of what is kept needs another number: the worker removes every other cache
 * whose name ends with its scope.
 * @param scope the scope's whole address.
 */
export const cacheName = (scope: string): string => `milestones-offline-1-${scope}`;

/** A cache that is there, and empty, while the reader wants the offline copy on every connection: a worker cannot read the settings. */
export const ASKED = 'milestones-offline-asked';
