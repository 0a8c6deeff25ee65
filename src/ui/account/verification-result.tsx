import type { ReactNode } from 'react';
import type { VerifyEmailOutcome } from '../../application/account/verify-email.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { loginAddress, paths } from '../core/paths.ts';
import { ResendVerification } from '../core/session/resend-verification.tsx';
import { useSession } from '../core/session/session-view.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { MessagePanel } from '../kit/components/feedback/message-panel.tsx';
import { MailPicture, type MailPictureProps } from '../kit/illustrations/mail-picture.tsx';

interface ResultText {
  readonly mark: NonNullable<MailPictureProps['mark']>;
  readonly title: string;
  readonly text: string;
}

const results: Readonly<Record<VerifyEmailOutcome['kind'], ResultText>> = {
  verified: {
    mark: 'done',
    title: 'Email Anda sudah terverifikasi',
    text: 'Terima kasih. Kabar tentang asesmen Anda akan kami kirim ke email ini. Bila tadi Anda sedang memilih jadwal, kembali ke halaman itu untuk melanjutkan; pilihan Anda masih ada di sana.',
  },
  alreadyVerified: {
    mark: 'done',
    title: 'Email ini sudah terverifikasi sebelumnya',
    text: 'Tautan ini pernah dipakai. Tidak ada lagi yang perlu Anda kerjakan.',
  },
  linkExpired: {
    mark: 'late',
    title: 'Tautan ini sudah tidak berlaku',
    text: 'Masa berlakunya habis, tautan ini sudah dipakai, atau kami sudah mengirim yang lebih baru. Pakai email terbaru, atau minta tautan baru.',
  },
  linkUnknown: {
    mark: 'unknown',
    title: 'Tautan ini tidak kami kenali',
    text: 'Alamatnya mungkin terpotong. Salin seluruh tautan dari email Anda, atau minta tautan baru.',
  },
  notVerified: {
    mark: 'none',
    title: 'Email Anda belum terverifikasi',
    text: 'Jawaban server tidak dapat dibaca, dan menurut akun Anda email ini belum terverifikasi. Minta tautan baru, lalu buka tautan itu.',
  },
  notKnown: {
    mark: 'none',
    title: 'Hasil verifikasi belum diketahui',
    text: 'Tautan sudah dibuka, tetapi jawaban server tidak dapat dibaca. Portal belum tahu apakah email Anda sudah terverifikasi; bila menurut server belum, profil Anda menawarkan tautan baru.',
  },
  logInFirst: {
    mark: 'none',
    title: 'Masuk dulu untuk memverifikasi',
    text: 'Masuk dengan akun yang emailnya akan diverifikasi, lalu halaman ini terbuka kembali.',
  },
};

const GoOnAs = lazyComponent(() => import('./go-on-as.tsx'), null, true);

const GoOn = () => {
  const { candidate } = useSession();
  if (candidate) return <GoOnAs candidate={candidate} />;
  return <LinkButton to={loginAddress(paths.profile.to({}))}>Masuk</LinkButton>;
};

const AskAgain = () => {
  const { status, candidate } = useSession();
  if (status !== 'candidate') {
    return <LinkButton to={loginAddress(paths.profile.to({}))}>Masuk untuk meminta tautan baru</LinkButton>;
  }
  return candidate?.emailVerified ? <GoOn /> : <ResendVerification />;
};

export const VerificationResult = ({ outcome, address }: { outcome: VerifyEmailOutcome; address: string }) => {
  const { kind } = outcome;
  const { mark, title, text } = results[kind];
  const { candidate } = useSession();
  const said = outcome.kind === 'linkUnknown' && outcome.said;
  const shown = kind === 'verified' && candidate ? text.replace('email ini', candidate.email) : text;
  const actions: Readonly<Record<VerifyEmailOutcome['kind'], ReactNode>> = {
    verified: <GoOn />,
    alreadyVerified: <GoOn />,
    linkExpired: <AskAgain />,
    linkUnknown: <AskAgain />,
    notVerified: <AskAgain />,
    notKnown: <GoOn />,
    logInFirst: <LinkButton to={loginAddress(address)}>Masuk</LinkButton>,
  };
  return (
    <MessagePanel picture={<MailPicture mark={mark} />} title={title} actions={actions[kind]} role="status">
      {said ? `Jawaban server: ${said}` : shown}
    </MessagePanel>
  );
};
