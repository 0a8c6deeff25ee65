// Base libraries other than React, evaluated in their own task (src/entry/start.ts).
import '@tanstack/react-query';
import 'styled-components';
import 'wouter';
import '../configuration/default-config.ts';
