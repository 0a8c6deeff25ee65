import type { ConfigProblem } from '../../config.ts';

/** Logs invalid keys of /config.json. Lazy, because that is rare. */
export const tellOperator = async (problem: ConfigProblem): Promise<void> => {
  const { configProblemText } = await import('./config-problem-text.ts');
  console.error(`/config.json ${configProblemText(problem)}`);
};
