// What the portal is built on, beside React: its libraries and its configuration. The build puts them into one file, which this module is in
// as well (scripts/bundling), so that they are evaluated with it.
import '@tanstack/react-query';
import 'styled-components';
import 'wouter';
import './default-config.ts';
