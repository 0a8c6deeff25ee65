import { pageStory } from '../../../.storybook/page-story.tsx';

export const page = pageStory;
