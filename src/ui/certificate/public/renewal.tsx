import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import type { LifeText } from './life-text.ts';

export const Renewal = ({ tone, title, text, action }: LifeText) => (
  <Callout
    tone={tone}
    title={title}
    action={
      <LinkButton to={action.to} variant="accent" size="small">
        {action.label}
      </LinkButton>
    }
  >
    {text}
  </Callout>
);
