import { pageStory } from '../../../.storybook/page-story.tsx';

export default pageStory;
