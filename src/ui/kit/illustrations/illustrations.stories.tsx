import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { darkArea } from '../theme/surfaces.ts';
import { OfflinePicture, ServerTroublePicture } from './failure-pictures.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { LaptopNeededPicture } from './laptop-needed-picture.tsx';
import { LogoMark } from './logo-mark.tsx';
import { MailPicture } from './mail-picture.tsx';
import { NoNotificationsPicture } from './no-notifications-picture.tsx';
import { NoResultsPicture } from './no-results-picture.tsx';
import { NoTransactionsPicture } from './no-transactions-picture.tsx';
import { NoVouchersPicture } from './no-vouchers-picture.tsx';
import { NotFoundPicture } from './not-found-picture.tsx';
import { OtherTabPicture } from './other-tab-picture.tsx';
import { PaymentFailedPicture, PaymentPendingPicture, PaymentSuccessPicture } from './payment-pictures.tsx';
import { NoCareerPicture, NoEducationPicture, NoSignaturePicture } from './profile-pictures.tsx';
import { SchemeCover } from './scheme-cover.tsx';
import { SocialIcon } from './social-icon.tsx';

const Frame = styled.div`
  inline-size: 18rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem;
`;

const Dark = styled.div`
  ${darkArea}
  padding: 2rem;
`;

const meta = { title: 'Ilustrasi/Semua' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = [
  'teknologi-informasi',
  'jaringan',
  'data',
  'pemasaran',
  'sumber-daya-manusia',
  'keuangan',
  'pariwisata',
  'konstruksi',
  'administrasi',
  'lainnya',
];

export const Pictures: Story = {
  render: () => (
    <Row>
      <MailPicture />
      <MailPicture mark="done" />
      <MailPicture mark="late" />
      <MailPicture mark="unknown" />
      <NoResultsPicture />
      <NoTransactionsPicture />
      <NoVouchersPicture />
      <NoNotificationsPicture />
      <NoEducationPicture />
      <NoCareerPicture />
      <NoSignaturePicture />
      <OfflinePicture />
      <ServerTroublePicture />
      <OtherTabPicture />
      <NotFoundPicture />
      <PaymentPendingPicture />
      <PaymentSuccessPicture />
      <PaymentFailedPicture />
      <LaptopNeededPicture />
    </Row>
  ),
};

export const Hero: Story = {
  render: () => (
    <Dark>
      <HeroPicture />
    </Dark>
  ),
};

export const Covers: Story = {
  render: () => (
    <Row>
      {fields.map((field, index) => (
        <Frame key={field}>
          <SchemeCover field={field} slug={`skema-${field}-${index}`} />
        </Frame>
      ))}
    </Row>
  ),
};

export const Marks: Story = {
  render: () => (
    <Row>
      <LogoMark />
      <LogoMark size={64} />
      {(['facebook', 'instagram', 'linkedin', 'youtube', 'whatsapp', 'x'] as const).map((name) => (
        <SocialIcon key={name} name={name} />
      ))}
    </Row>
  ),
};
