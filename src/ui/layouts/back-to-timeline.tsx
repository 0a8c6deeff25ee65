import { useState } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { paths } from '../paths.ts';
import { BackLabel, backLook } from './bar.tsx';

const BackLink = styled(Link)`
  ${backLook}

  &:hover {
    text-decoration: underline;
  }
`;

const BackButton = styled.button`
  ${backLook}

  &:hover {
    text-decoration: underline;
  }
`;

/** The way back to the timeline of this trxid; with `confirm` it asks first (specification 2, Document). */
export const BackToTimeline = ({ trxid, confirm = false }: { trxid: string | undefined; confirm?: boolean }) => {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const target = paths.timeline.to(trxid === undefined ? {} : { id: trxid });
  const label = <BackLabel>Kembali ke proses sertifikasi</BackLabel>;
  if (!confirm) return <BackLink to={target}>{label}</BackLink>;
  return (
    <>
      <BackButton type="button" onClick={() => setAsking(true)}>
        {label}
      </BackButton>
      <ConfirmDialog
        open={asking}
        title="Kembali Ke Timeline Sertifikasi"
        onCancel={() => setAsking(false)}
        onConfirm={() => navigate(target)}
      >
        <p>Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?</p>
      </ConfirmDialog>
    </>
  );
};
