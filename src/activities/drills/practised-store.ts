import * as v from 'valibot';
import { kept } from '../../kit/storage.ts';

/** Whether something has been practised, under a name of its own. */
export const practisedAs = (name: string) => kept(name, v.literal(true));

/** Keeps that something has been practised, under a name of its own. A convenience: where nothing can be kept, nothing happens. */
export function keepPractised(name: string): void {
  practisedAs(name).change(() => true);
}
