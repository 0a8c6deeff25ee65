// The libraries that the portal is built on beside React, evaluated in a turn of their own (src/start.ts).
import '@tanstack/react-query';
import 'styled-components';
import 'wouter';
import './default-config.ts';
