import { ApiFailure } from '../../application/api-failure.ts';

type FieldNames = Readonly<Record<string, string>> | ((wireName: string) => string);

const nameOf = (names: FieldNames): ((wireName: string) => string) => {
  if (typeof names === 'function') return names;
  const byWireName = new Map(Object.entries(names).map(([name, wireName]) => [wireName, name]));
  return (wireName) => byWireName.get(wireName) ?? wireName;
};

/** Awaits a call and renames its field errors to domain names; unknown names are kept. */
export const underFieldNames = async <T>(call: Promise<T>, names: FieldNames): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.fieldErrors) throw error;
    const inDomain = nameOf(names);
    const named = Object.entries(error.fieldErrors).map(([wireName, texts]) => [inDomain(wireName), texts]);
    throw new ApiFailure({ ...error, fieldErrors: Object.fromEntries(named) }, error);
  }
};
