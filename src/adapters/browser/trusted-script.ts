interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface ScriptPolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** A worker's address for browsers with Trusted Types; its policy allows only this address. */
export const trustedScript = (policyName: string, address: string): (() => string) => {
  let policy: ScriptPolicy | undefined;
  return () => {
    const factory = (globalThis as { trustedTypes?: ScriptPolicyFactory }).trustedTypes;
    policy ??= factory?.createPolicy(policyName, { createScriptURL: () => address });
    return policy ? policy.createScriptURL(address) : address;
  };
};
