/** Tells at the end of a run which tests took longest. */
import type { Reporter, TestModule } from 'vitest/node';

const MOST = 25;
const LEAST = 1000; // milliseconds

export default class Slowest implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const tests = files.flatMap((file) =>
      [...file.children.allTests()].map((test) => ({
        ms: test.diagnostic()?.duration ?? 0,
        name: `${file.relativeModuleId}: ${test.name}`,
      })),
    );
    const slow = tests.filter(({ ms }) => ms >= LEAST).sort((a, b) => b.ms - a.ms);
    if (slow.length) console.log(`\nThe slowest ${MOST} tests:`);
    for (const { ms, name } of slow.slice(0, MOST)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
}
