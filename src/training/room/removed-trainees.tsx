import { styled } from 'styled-components';
import type { RoomView } from '../../application/ports/simulation/room-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { space } from '../../ui/kit/theme/theme.ts';
import { Small } from './trainee-cells.tsx';

const Section = styled.section`
  margin-block-start: ${space(6)};
`;

interface RemovedTraineesProps {
  readonly removed: RoomView['removed'];
  readonly onReadmit: (email: string) => void;
}

export const RemovedTrainees = ({ removed, onReadmit }: RemovedTraineesProps) => (
  <Section aria-labelledby="dikeluarkan">
    <h2 id="dikeluarkan">Dikeluarkan</h2>
    <Stack as="ul" $gap={2}>
      {removed.map(({ email, fullname }) => (
        <Cluster as="li" key={email} $gap={[2, 6]}>
          <span>
            {fullname}
            <Small>{email}</Small>
          </span>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Terima lagi ${fullname}`}
            onClick={() => onReadmit(email)}
          >
            Terima lagi
          </Button>
        </Cluster>
      ))}
    </Stack>
  </Section>
);
