import { ApiFailure } from '../../application/api-failure.ts';

/** Waits for a call; its field errors come under the names that the domain has for the fields, others as they are. */
export const underFieldNames = async <T>(call: Promise<T>, wireNames: Readonly<Record<string, string>>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.fieldErrors) throw error;
    const names = new Map(Object.entries(wireNames).map(([name, wireName]) => [wireName, name]));
    const named = Object.entries(error.fieldErrors).map(([wireName, texts]) => [
      names.get(wireName) ?? wireName,
      texts,
    ]);
    throw new ApiFailure({ ...error, fieldErrors: Object.fromEntries(named) }, error);
  }
};
