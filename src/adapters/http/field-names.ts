import { ApiFailure } from '../../application/api-failure.ts';

/** How the domain calls a field of the wire: the wire's names by the domain's, or a function. */
type FieldNames = Readonly<Record<string, string>> | ((wireName: string) => string);

const nameOf = (names: FieldNames): ((wireName: string) => string) => {
  if (typeof names === 'function') return names;
  const byWireName = new Map(Object.entries(names).map(([name, wireName]) => [wireName, name]));
  return (wireName) => byWireName.get(wireName) ?? wireName;
};

/** Waits for a call; its field errors come under the names that the domain has for the fields, others as they are. */
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
