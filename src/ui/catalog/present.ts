type Present<Record> = { [Name in keyof Record]?: Exclude<Record[Name], undefined> };

/** The record without its undefined entries, so that two filters that ask the same are the same query key. */
export const present = <Record extends object>(record: Record): Present<Record> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Present<Record>;
