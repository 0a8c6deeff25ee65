type Present<Record> = { [Name in keyof Record]?: Exclude<Record[Name], undefined> };

/** Removes undefined entries, so that equal filters have equal query keys. */
export const present = <Record extends object>(record: Record): Present<Record> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Present<Record>;
