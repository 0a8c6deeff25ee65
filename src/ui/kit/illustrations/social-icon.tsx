const shapes = {
  facebook: <path d="M15.5 3.5h-2A4.5 4.5 0 0 0 9 8v3H6.5v3.5H9V21h3.5v-6.5h2.7l.6-3.5h-3.3V8.5a1 1 0 0 1 1-1h2z" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.9" cy="7.1" r="0.6" fill="currentColor" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 11v5.5M12 16.5V11M12 13.5a2.25 2.25 0 0 1 4.5 0v3" />
      <circle cx="8" cy="7.9" r="0.6" fill="currentColor" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.3 9.3v5.4l4.6-2.7z" fill="currentColor" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M3.5 20.5l1.3-4.4a8.6 8.6 0 1 1 3.3 3.2z" />
      <path
        d="M9 8.3c-.9.9-.6 2.6 1.2 4.5s3.7 2.3 4.7 1.4l.5-.6-1.9-1.3-1 .7c-.9-.3-1.7-1.1-2-2l.7-1L9.8 8z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  x: <path d="M4 4l16 16M20 4L4 20" />,
} as const;

export type SocialName = keyof typeof shapes;

export const SocialIcon = ({ name, size = 22 }: { readonly name: SocialName; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes[name]}
  </svg>
);

export const socialNames = Object.keys(shapes) as SocialName[];
