import { z } from 'zod';

const resultSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), duration: z.number() })) }),
  ),
});

export type Story = z.infer<typeof resultSchema>['testResults'][number]['assertionResults'][number];

/** The stories that were played, from what jest tells. */
export const storiesOf = (json: string): Story[] =>
  resultSchema
    .parse(JSON.parse(json))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');

/** Each of them in a line, with what became of it and how long it took. */
export function linesOf(stories: readonly Story[]): string[] {
  const lines = stories.map(({ status, fullName, duration }) => `${status}  ${(duration / 1_000).toFixed(1).padStart(6)} s  ${fullName}`);
  return [...lines, `${stories.filter(({ status }) => status === 'passed').length} of ${stories.length} stories passed`];
}
