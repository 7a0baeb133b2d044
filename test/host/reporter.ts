// The reporter that the unit and e2e levels' mocha is run with.
import { writeFileSync } from 'node:fs';
import { collectReport, type Events } from './report';

/** Prints a run while it goes, and leaves the report in the file of the reporter option `file`. */
export default function reportToFile(runner: Events, options: { reporterOptions: { file: string } }): void {
  const report = collectReport(runner, (_, line) => {
    console.log(line);
  });
  runner.on('end', () => {
    writeFileSync(options.reporterOptions.file, JSON.stringify(report));
  });
}
