import FileText from 'lucide-react/icons/file-text';
import { styled } from 'styled-components';
import { useReachable } from '../../core/page/reachable.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { longDate } from '../../kit/format/date.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { appealDocumentAddress } from '../public/next-step/stage-address.ts';
import type { WithTimeline } from '../timeline/all-assessments.ts';

const Row = styled(Card)`
  align-items: center;
  display: flex;
  gap: ${space(4)};

  svg {
    color: ${color.brand};
  }

  h2 {
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

export const AppealList = ({ appealed }: { readonly appealed: readonly WithTimeline[] }) => {
  const { shown, more } = useRowWindow(appealed);
  const reachable = useReachable();
  if (appealed.length === 0) {
    return (
      <EmptyState
        title="Anda belum pernah mengajukan banding"
        action={<LinkButton to={reachable(paths.resultTabs.to({}))}>Lihat hasil asesmen</LinkButton>}
      >
        Banding diajukan dari hasil asesmen yang belum kompeten, selama masa bandingnya masih terbuka.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Stack as="ul" $gap={4}>
        {shown.map(({ assessment: { id, scheme, schedule } }) => (
          <Row key={id} as="li" $interactive>
            <FileText size={24} aria-hidden="true" />
            <div>
              <h2>
                <StretchedLink to={appealDocumentAddress(id)}>
                  <Truncated text={schemeTitle(scheme)} limit={CARD_TITLE_LIMIT} />
                </StretchedLink>
              </h2>
              <p>{longDate(schedule.startsAt, schedule.zone)}</p>
            </div>
          </Row>
        ))}
      </Stack>
      {more}
    </Stack>
  );
};
