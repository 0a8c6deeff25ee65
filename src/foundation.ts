// Base libraries other than React, evaluated in their own task (src/start.ts).
import '@tanstack/react-query';
import 'styled-components';
import 'wouter';
import './default-config.ts';
