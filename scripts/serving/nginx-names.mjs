/**
 * Who asks for another name than the site has is refused: a name that is passed on ends up in what the API writes, such as the link of a mail
 * for a new password. Not by a server of its own for other names, which an nginx with other sites has already. The probe of a monitor knows
 * no name.
 */
export const otherNames = (serverName) => `map $host $portal_other_name {
  hostnames;
  default 1;
${serverName
  .split(' ')
  .map((name) => `  ${name} "";`)
  .join('\n')}
}
map $uri $portal_refused {
  default $portal_other_name;
  /version.json "";
}
`;

export const refusing = `if ($portal_refused) {
    return 421;
  }`;
