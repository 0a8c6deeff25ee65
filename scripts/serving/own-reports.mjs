const here = 'portal.invalid';

/** The path on which the portal's own origin, of these names, is sent the reports of its telemetry; null where they go elsewhere or nowhere. */
export const ownReports = (telemetry, names = []) => {
  if (!telemetry) return null;
  const { hostname, pathname } = new URL(telemetry, `https://${here}`);
  return hostname === here || names.includes(hostname) ? pathname : null;
};
