import { useAddressSearch } from '../../page/address-search.ts';
import { usePartFocus } from '../../page/use-part-focus.ts';
import type { PageProps } from '../../route.tsx';
import { PrakerjaRedeem } from '../prakerja/prakerja-redeem.tsx';
import { readVoucherPlace } from './voucher-address.ts';
import { VoucherList } from './voucher-list.tsx';

/** `/voucher`: the vouchers by status, and with `?tukar=1` the form that makes one of a Prakerja code (specification 2). */
const VoucherPage = ({ title }: PageProps) => {
  const place = readVoucherPlace(useAddressSearch());
  usePartFocus(place.kind);
  return place.kind === 'redeem' ? (
    <PrakerjaRedeem scheme={place.scheme} />
  ) : (
    <VoucherList title={title} status={place.status} page={place.page} />
  );
};

export default VoucherPage;
