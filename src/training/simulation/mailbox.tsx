import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SimulatedMail, SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { LinkButton } from '../../ui/kit/components/button/link-button.tsx';
import { EmptyState } from '../../ui/kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/kit/components/feedback/skeleton.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { Note } from '../../ui/kit/components/text/note.tsx';
import { VisuallyHidden } from '../../ui/kit/components/text/visually-hidden.tsx';
import { longDateTime, placeless } from '../../ui/kit/format/date.ts';
import { MailPicture } from '../../ui/kit/illustrations/mail-picture.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../ui/kit/theme/theme.ts';

const interval = 1_500;

const Mail = styled.article`
  border: 1px solid ${color.border};
  border-inline-start: 4px solid ${color.brand};
  border-radius: ${radius.control};
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  overflow-wrap: anywhere;
  padding: ${space(4)};

  h3 {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
  }
`;

const Letter = ({ mail, onFollow }: { mail: SimulatedMail; onFollow: (() => void) | undefined }) => (
  <Mail>
    <h3>{mail.subject}</h3>
    <Note>
      untuk: {mail.to}
      <br />
      <time dateTime={mail.sent_at}>{longDateTime(mail.sent_at, placeless)}</time>
    </Note>
    {mail.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {mail.link !== null && (
      <LinkButton size="small" to={mail.link} {...(onFollow && { onClick: onFollow })}>
        {mail.link_title}
      </LinkButton>
    )}
  </Mail>
);

interface MailboxProps {
  readonly control: SimulationControl;
  readonly onFollow?: () => void;
}

export const Mailbox = ({ control, onFollow }: MailboxProps) => {
  const { data: mails } = useQuery({
    queryKey: ['simulation', 'mails'],
    queryFn: () => control.mails(),
    refetchInterval: interval,
    staleTime: 0,
  });
  if (!mails) return <Skeleton name="text" />;
  return (
    <>
      <VisuallyHidden role="status">{`${mails.length} email di kotak surat`}</VisuallyHidden>
      {mails.length === 0 ? (
        <EmptyState title="Belum ada email" picture={<MailPicture width={140} />}>
          Email verifikasi, tautan kata sandi, dan kabar asesmen akan muncul di sini. Tidak ada email yang benar-benar
          dikirim.
        </EmptyState>
      ) : (
        <Stack as="ul" $gap={3}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <Letter mail={mail} onFollow={onFollow} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
};
