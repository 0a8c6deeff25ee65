import type { ConfigProblem } from '../../../configuration/config.ts';

export const tellOperator = async (problem: ConfigProblem): Promise<void> => {
  const { configProblemText } = await import('./config-problem-text.ts');
  console.error(`/config.json ${configProblemText(problem)}`);
};
