import { useState } from 'preact/hooks';
import { pressedAgain } from '../ui/pressed-again.ts';

/** Tells of each press whether the same thing was pressed so shortly before that nobody can have seen yet what came of it. */
export const usePressedAgain = (): ((what: string) => boolean) => useState(pressedAgain)[0];
