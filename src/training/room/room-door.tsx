import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type RoomControl, RoomRefused } from '../../application/ports/simulation/room-control.ts';
import { cleanLine } from '../../domain/line.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { TextField } from '../../ui/kit/components/form/text-field.tsx';
import { Card } from '../../ui/kit/components/layout/card.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { GlobalStyle } from '../../ui/kit/theme/global-style.tsx';
import { space } from '../../ui/kit/theme/theme.ts';
import { RoomPage } from './room-page.tsx';

const Main = styled.main`
  margin-inline: auto;
  max-inline-size: 30rem;
  padding: ${space(16)} ${space(4)};
`;

const refusals = {
  wrong: 'Rahasia ini tidak cocok. Lihat di terminal tempat kelas dijalankan.',
  'too often': 'Terlalu sering salah. Tunggu satu menit, lalu coba lagi.',
};

interface RoomDoorProps {
  readonly known: string | null;
  readonly open: (secret: string) => RoomControl;
  readonly onKnown: (secret: string | null) => void;
}

export const RoomDoor = ({ known, open, onKnown }: RoomDoorProps) => {
  const [secret, setSecret] = useState('');
  const [room, setRoom] = useState<RoomControl | null>(() => (known === null ? null : open(known)));
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const refuse = (error: unknown) => {
    onKnown(null);
    setRoom(null);
    setProblem(
      error instanceof RoomRefused
        ? refusals[error.reason]
        : 'Server kelas tidak menjawab. Periksa apakah ia masih berjalan.',
    );
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const given = cleanLine(secret).toLowerCase();
    const asked = open(given);
    setBusy(true);
    try {
      await asked.view();
      onKnown(given);
      setProblem(undefined);
      setRoom(asked);
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };
  return (
    <>
      <GlobalStyle />
      {room ? (
        <RoomPage room={room} onRefused={refuse} />
      ) : (
        <Main>
          <Card>
            <form onSubmit={(event) => void enter(event)}>
              <Stack>
                <h1>Ruang pengajar</h1>
                <p>Halaman ini hanya untuk pengajar kelas simulasi.</p>
                <TextField
                  label="Rahasia pengajar"
                  hint="Tertulis di terminal tempat kelas dijalankan."
                  value={secret}
                  onValue={setSecret}
                  error={problem}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-required
                />
                <Button type="submit" busy={busy} wide>
                  Masuk
                </Button>
              </Stack>
            </form>
          </Card>
        </Main>
      )}
    </>
  );
};
