export const pageStory = {};
