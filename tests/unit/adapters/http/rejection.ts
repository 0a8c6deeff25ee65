import { expect } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';

export const rejection = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  expect(outcome).not.toHaveProperty('value');
  const { error } = outcome as { error: unknown };
  expect(error).toBeInstanceOf(ApiFailure);
  return error as ApiFailure;
};
