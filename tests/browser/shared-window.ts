import { test } from '@playwright/test';

/** Takes back after each test of a file what stays with the browser's window when the next test gets it: the network being gone, and permissions. */
export function takeBack(): void {
  test.afterEach(async ({ context }) => {
    await context.setOffline(false);
    await context.clearPermissions();
  });
}
