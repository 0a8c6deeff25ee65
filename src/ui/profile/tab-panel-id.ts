export const tabPanelId = (tab: string): string => `panel-${tab}`;
