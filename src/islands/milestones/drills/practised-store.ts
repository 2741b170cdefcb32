import * as v from 'valibot';
import { kept } from '../../../kit/storage.ts';

/** Keeps that something has been practised, under a name of its own. A convenience: where nothing can be kept, nothing happens. */
export function keepPractised(name: string): void {
  kept(name, v.literal(true)).write(true);
}
