import { type ResultGroup, resultGroups } from '../../../domain/assessment/result.ts';
import { paths } from '../../paths.ts';

/** Which list of results the address asks for; whatever is not valid there counts as not asked. */
export const resultGroupAt = (search: string): ResultGroup => {
  const written = new URLSearchParams(search).get('tab');
  return resultGroups.find((group) => group === written) ?? 'unread';
};

/** The list of results of this group. */
export const resultsAddress = (group: ResultGroup): string =>
  paths.resultTabs.to({}) + (group === 'unread' ? '' : `?tab=${group}`);
