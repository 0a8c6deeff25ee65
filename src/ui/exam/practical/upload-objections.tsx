import { failureText } from '../../core/failure-text.ts';

export const UploadObjections = ({ error }: { readonly error: unknown }) => {
  const { items } = failureText(error);
  return items.length === 0 ? null : (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
};
