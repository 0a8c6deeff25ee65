import type { ConfigProblem } from '../../config.ts';

/** Names in the console what of /config.json is left out, and why; fetched for it, since hardly any configuration is wrong. */
export const tellOperator = async (problem: ConfigProblem): Promise<void> => {
  const { configProblemText } = await import('./config-problem-text.ts');
  console.error(`/config.json ${configProblemText(problem)}`);
};
