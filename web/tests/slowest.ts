/** Tells at the end of a run which tests took longest, and which passed only at a second try: more than a few fail the run. */
import type { Reporter, TestModule } from 'vitest/node';

const MOST = 25;
const LEAST = 1000; // milliseconds
const MOST_UNSURE = 2; // tests of a run that may need a second try

export default class Slowest implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const tests = files.flatMap((file) =>
      [...file.children.allTests()].map((test) => ({
        ms: test.diagnostic()?.duration ?? 0,
        isUnsure: test.diagnostic()?.flaky ?? false,
        why: test.result().errors?.[0]?.message ?? '',
        name: `${file.relativeModuleId}: ${test.name}`,
      })),
    );
    const slow = tests.filter(({ ms }) => ms >= LEAST).sort((a, b) => b.ms - a.ms);
    if (slow.length) console.log(`\nThe slowest ${MOST} tests:`);
    for (const { ms, name } of slow.slice(0, MOST)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    const unsure = tests.filter(({ isUnsure }) => isUnsure);
    if (unsure.length) console.log('\nPassed only at a second try, each a fault to be found:');
    for (const { name, why } of unsure) console.log(`  ${name}\n    ${why}`);
    if (unsure.length > MOST_UNSURE) {
      console.log(`More than ${MOST_UNSURE}: this run has failed.`);
      process.exitCode = 1;
    }
  }
}
