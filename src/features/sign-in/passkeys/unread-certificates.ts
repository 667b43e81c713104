/**
 * Refuses to be a certificate: replaces @peculiar/x509, and reflect-metadata that it needs, in the worker (wrangler.toml,
 * [alias]). With them the library of passkeys follows certificates of Apple and Android to their maker, and asks for
 * revoked ones at an address that a certificate names. The site asks for none (`attestation: 'none'`) and trusts no maker;
 * of other formats the library follows nothing, since it knows no maker's root.
 */
class UnreadCertificate {
  constructor() {
    throw new Error('certificates of authenticators are not read');
  }
}

export {
  UnreadCertificate as AuthorityKeyIdentifierExtension,
  UnreadCertificate as CRLDistributionPointsExtension,
  UnreadCertificate as SubjectKeyIdentifierExtension,
  UnreadCertificate as X509Certificate,
  UnreadCertificate as X509ChainBuilder,
  UnreadCertificate as X509Crl,
};
