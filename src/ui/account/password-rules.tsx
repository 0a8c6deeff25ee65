import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { styled } from 'styled-components';
import { judgePassword } from '../../domain/account/password-rules.ts';
import { VisuallyHidden } from '../kit/components/text/visually-hidden.tsx';
import { color, fontWeight, space } from '../kit/theme/theme.ts';
import { ruleTexts } from './account-texts.ts';

// a field's hint is a <p>, which may contain only inline elements
const List = styled.span`
  display: grid;
  gap: ${space(0.5)} ${space(4)};
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
`;

const Item = styled.span<{ $kept: boolean }>`
  align-items: center;
  color: ${({ $kept }) => ($kept ? color.positive : color.textMuted)};
  display: flex;
  font-weight: ${({ $kept }) => ($kept ? fontWeight.medium : fontWeight.regular)};
  gap: ${space(2)};

  svg {
    flex: none;
  }
`;

export const PasswordRules = ({ password, email }: { password: string; email: string }) => (
  <List>
    {judgePassword(password, email)
      .filter(({ rule, kept }) => rule !== 'bytes' || !kept)
      .map(({ rule, kept }) => (
        <Item key={rule} $kept={kept}>
          {kept ? (
            <Check size={16} strokeWidth={3} aria-hidden="true" />
          ) : (
            <Circle size={16} strokeWidth={1.5} aria-hidden="true" />
          )}
          <span>
            {ruleTexts[rule]}
            <VisuallyHidden>{kept ? ': terpenuhi.' : ': belum terpenuhi.'}</VisuallyHidden>
          </span>
        </Item>
      ))}
  </List>
);
