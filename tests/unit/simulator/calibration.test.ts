import { expect, test } from 'vitest';
import { calibrationOf } from '../../../src/simulator/calibration.ts';

test('forecasts that come true are perfect, and those that never do are as bad as can be', () => {
  const certain = [
    { chance: 1, share: 1 },
    { chance: 0, share: 0 },
  ];
  expect(calibrationOf(certain)).toEqual({
    count: 2,
    brier: 0,
    ofNobody: 0.25,
    tenths: [
      { count: 1, foreseen: 0, came: 0 },
      { count: 1, foreseen: 1, came: 1 },
    ],
  });
  expect(calibrationOf(certain.map(({ chance, share }) => ({ chance: 1 - chance, share }))).brier).toBe(1);
});

test('forecasts are gathered by tenths, each with what came of them', () => {
  const { brier, tenths } = calibrationOf([
    { chance: 0.3, share: 0 },
    { chance: 0.36, share: 1 },
    { chance: 0.3, share: 0.5 },
  ]);
  expect(tenths).toEqual([{ count: 3, foreseen: expect.closeTo(0.32), came: 0.5 }]);
  expect(brier).toBeCloseTo((0.09 + 0.64 ** 2 + 0.04) / 3);
});
