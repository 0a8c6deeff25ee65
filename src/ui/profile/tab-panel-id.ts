/** The element that holds a tab's content. */
export const tabPanelId = (tab: string): string => `panel-${tab}`;
