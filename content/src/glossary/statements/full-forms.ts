/** 'abbreviation: what it stands for'. */
export const fullForms = `
DNA: deoxyribonucleic acid
RNA: ribonucleic acid
ATP: adenosine triphosphate
ADP: adenosine diphosphate
NADP: nicotinamide adenine dinucleotide phosphate
PCR: polymerase chain reaction
HIV: human immunodeficiency virus
AIDS: acquired immunodeficiency syndrome
BCG: Bacillus Calmette-Guérin
DPT: diphtheria, pertussis and tetanus
ORS: oral rehydration solution
ECG: electrocardiogram
EEG: electroencephalogram
MRI: magnetic resonance imaging
CT scan: computed tomography scan
IVF: in vitro fertilisation
RBC: red blood cell
WBC: white blood cell
BMI: body mass index
BOD: biochemical oxygen demand
COD: chemical oxygen demand
CFC: chlorofluorocarbon
DDT: dichlorodiphenyltrichloroethane
TNT: trinitrotoluene
PVC: polyvinyl chloride
LPG: liquefied petroleum gas
CNG: compressed natural gas
PNG: piped natural gas
LED: light-emitting diode
LCD: liquid crystal display
LASER: light amplification by stimulated emission of radiation
RADAR: radio detection and ranging
SONAR: sound navigation and ranging
EMF: electromotive force
AC: alternating current
DC: direct current
STP: standard temperature and pressure
CPU: central processing unit
GPU: graphics processing unit
ALU: arithmetic logic unit
RAM: random access memory
ROM: read-only memory
EPROM: erasable programmable read-only memory
BIOS: basic input output system
HTML: HyperText Markup Language
HTTP: HyperText Transfer Protocol
HTTPS: HyperText Transfer Protocol Secure
URL: uniform resource locator
WWW: World Wide Web
IP: Internet Protocol
TCP: Transmission Control Protocol
UDP: User Datagram Protocol
FTP: File Transfer Protocol
SMTP: Simple Mail Transfer Protocol
DNS: Domain Name System
DHCP: Dynamic Host Configuration Protocol
LAN: local area network
WAN: wide area network
MAN: metropolitan area network
VPN: virtual private network
ISP: internet service provider
USB: Universal Serial Bus
PDF: Portable Document Format
ASCII: American Standard Code for Information Interchange
SQL: Structured Query Language
DBMS: database management system
RDBMS: relational database management system
DDL: Data Definition Language
DML: Data Manipulation Language
OS: operating system
GUI: graphical user interface
API: application programming interface
OOP: object-oriented programming
XML: Extensible Markup Language
CSS: Cascading Style Sheets
AI: artificial intelligence
OTP: one-time password
SIM: subscriber identity module
GPS: Global Positioning System
WiFi: wireless fidelity
ISRO: Indian Space Research Organisation
DRDO: Defence Research and Development Organisation
BARC: Bhabha Atomic Research Centre
NASA: National Aeronautics and Space Administration
CSIR: Council of Scientific and Industrial Research
ICMR: Indian Council of Medical Research
ICAR: Indian Council of Agricultural Research
CBI: Central Bureau of Investigation
NIA: National Investigation Agency
RAW: Research and Analysis Wing
CVC: Central Vigilance Commission
CAG: Comptroller and Auditor General
UPSC: Union Public Service Commission
SSC: Staff Selection Commission
IAS: Indian Administrative Service
IPS: Indian Police Service
IFS: Indian Foreign Service (also Indian Forest Service)
NCERT: National Council of Educational Research and Training
CBSE: Central Board of Secondary Education
UGC: University Grants Commission
AICTE: All India Council for Technical Education
NTA: National Testing Agency
JEE: Joint Entrance Examination
NEET: National Eligibility cum Entrance Test
GATE: Graduate Aptitude Test in Engineering
CAT: Common Admission Test
CLAT: Common Law Admission Test
CSAT: Civil Services Aptitude Test
IIT: Indian Institute of Technology
NIT: National Institute of Technology
IIM: Indian Institute of Management
AIIMS: All India Institute of Medical Sciences
IBPS: Institute of Banking Personnel Selection
RBI: Reserve Bank of India
SBI: State Bank of India
SEBI: Securities and Exchange Board of India
NABARD: National Bank for Agriculture and Rural Development
SIDBI: Small Industries Development Bank of India
IRDAI: Insurance Regulatory and Development Authority of India
PFRDA: Pension Fund Regulatory and Development Authority
NPCI: National Payments Corporation of India
UPI: Unified Payments Interface
NEFT: National Electronic Funds Transfer
RTGS: Real Time Gross Settlement
IMPS: Immediate Payment Service
IFSC: Indian Financial System Code
MICR: Magnetic Ink Character Recognition
KYC: Know Your Customer
ATM: automated teller machine
PIN: personal identification number
EMI: equated monthly instalment
NPA: non-performing asset
CRR: Cash Reserve Ratio
SLR: Statutory Liquidity Ratio
MCLR: Marginal Cost of Funds based Lending Rate
GDP: gross domestic product (सकल घरेलू उत्पाद)
GNP: gross national product (सकल राष्ट्रीय उत्पाद)
NNP: net national product
GST: Goods and Services Tax (वस्तु एवं सेवा कर)
VAT: Value Added Tax
TDS: Tax Deducted at Source
PAN: Permanent Account Number
FDI: foreign direct investment
FII: foreign institutional investor
CPI: Consumer Price Index
WPI: Wholesale Price Index
IPO: initial public offering
MSME: Micro, Small and Medium Enterprises
SEZ: Special Economic Zone
PPP: purchasing power parity (also public-private partnership)
MSP: minimum support price
PDS: Public Distribution System
MGNREGA: Mahatma Gandhi National Rural Employment Guarantee Act
RTI: Right to Information
RTE: Right to Education
PIL: public interest litigation
FIR: First Information Report
IPC: Indian Penal Code
BNS: Bharatiya Nyaya Sanhita
CrPC: Code of Criminal Procedure
EVM: electronic voting machine
VVPAT: Voter Verifiable Paper Audit Trail
NOTA: None of the Above
DPSP: Directive Principles of State Policy
UN: United Nations
UNO: United Nations Organisation
UNESCO: United Nations Educational, Scientific and Cultural Organization
UNICEF: United Nations Children's Fund (originally International Children's Emergency Fund)
WHO: World Health Organization
WTO: World Trade Organization
IMF: International Monetary Fund
ILO: International Labour Organization
FAO: Food and Agriculture Organization
IAEA: International Atomic Energy Agency
NATO: North Atlantic Treaty Organization
SAARC: South Asian Association for Regional Cooperation
ASEAN: Association of Southeast Asian Nations
BRICS: Brazil, Russia, India, China and South Africa
OPEC: Organization of the Petroleum Exporting Countries
ADB: Asian Development Bank
UNEP: United Nations Environment Programme
IPCC: Intergovernmental Panel on Climate Change
IUCN: International Union for Conservation of Nature
WWF: World Wide Fund for Nature
BCCI: Board of Control for Cricket in India
FIFA: Fédération Internationale de Football Association
IOC: International Olympic Committee
ICC: International Cricket Council (also International Criminal Court)
NDRF: National Disaster Response Force
BSF: Border Security Force
CRPF: Central Reserve Police Force
CISF: Central Industrial Security Force
ITBP: Indo-Tibetan Border Police
NCC: National Cadet Corps
NSS: National Service Scheme
HCF: highest common factor
LCM: least (lowest) common multiple
BODMAS: brackets, of (orders), division, multiplication, addition, subtraction
AP: arithmetic progression
GP: geometric progression
LHS: left-hand side
RHS: right-hand side
NABL: National Accreditation Board for Testing and Calibration Laboratories
NAAC: National Assessment and Accreditation Council
NIRF: National Institutional Ranking Framework
CUET: Common University Entrance Test
NDA: National Defence Academy (in politics: National Democratic Alliance)
CDS: Chief of Defence Staff (as an exam: Combined Defence Services)
UPA: United Progressive Alliance
CAA: Citizenship Amendment Act
NRC: National Register of Citizens
NPR: National Population Register
UCC: uniform civil code
UAPA: Unlawful Activities (Prevention) Act
AFSPA: Armed Forces (Special Powers) Act
POCSO: Protection of Children from Sexual Offences
POSH: prevention of sexual harassment
RERA: Real Estate (Regulation and Development) Act
PMLA: Prevention of Money Laundering Act
FEMA: Foreign Exchange Management Act
FERA: Foreign Exchange Regulation Act
FCRA: Foreign Contribution (Regulation) Act
SARFAESI: Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest
IBC: Insolvency and Bankruptcy Code
NCLT: National Company Law Tribunal
NCLAT: National Company Law Appellate Tribunal
DRT: Debt Recovery Tribunal
NGT: National Green Tribunal
BNSS: Bharatiya Nagarik Suraksha Sanhita
BSA: Bharatiya Sakshya Adhiniyam
CPC: Code of Civil Procedure
NJAC: National Judicial Appointments Commission
NALSA: National Legal Services Authority
NHRC: National Human Rights Commission
NCW: National Commission for Women
NCPCR: National Commission for Protection of Child Rights
NCRB: National Crime Records Bureau
CIC: Central Information Commission
SIT: Special Investigation Team
SPG: Special Protection Group
NSG: National Security Guard (among countries: Nuclear Suppliers Group)
SSB: Sashastra Seema Bal (as a board: Services Selection Board)
CAPF: Central Armed Police Forces
RPF: Railway Protection Force
ED: Enforcement Directorate
IB: Intelligence Bureau
NCB: Narcotics Control Bureau
DRI: Directorate of Revenue Intelligence
SFIO: Serious Fraud Investigation Office
PESA: Panchayats (Extension to Scheduled Areas) Act
CCS: Cabinet Committee on Security
NITI: National Institution for Transforming India
UIDAI: Unique Identification Authority of India
NDMA: National Disaster Management Authority
TRAI: Telecom Regulatory Authority of India
NHAI: National Highways Authority of India
AAI: Airports Authority of India
FSSAI: Food Safety and Standards Authority of India
BIS: Bureau of Indian Standards (in banking: Bank for International Settlements)
ISI: Indian Standards Institution (the mark); Inter-Services Intelligence of Pakistan
ASI: Archaeological Survey of India
GSI: Geological Survey of India
NSSO: National Sample Survey Office
NSO: National Statistical Office
CSO: Central Statistics Office
FCI: Food Corporation of India
CACP: Commission for Agricultural Costs and Prices
APMC: Agricultural Produce Market Committee
NAFED: National Agricultural Cooperative Marketing Federation of India
AMUL: Anand Milk Union Limited
IFFCO: Indian Farmers Fertiliser Cooperative
KVIC: Khadi and Village Industries Commission
KCC: Kisan Credit Card
SHG: self-help group
FPO: farmer producer organisation (in shares: follow-on public offer)
PMJDY: Pradhan Mantri Jan Dhan Yojana
PMAY: Pradhan Mantri Awas Yojana
PMFBY: Pradhan Mantri Fasal Bima Yojana
PMKSY: Pradhan Mantri Krishi Sinchayee Yojana
MUDRA: Micro Units Development and Refinance Agency
ICDS: Integrated Child Development Services
ASHA: Accredited Social Health Activist
NRHM: National Rural Health Mission
AYUSH: Ayurveda, Yoga and Naturopathy, Unani, Siddha and Homoeopathy
AMRUT: Atal Mission for Rejuvenation and Urban Transformation
EPFO: Employees' Provident Fund Organisation
EPF: Employees' Provident Fund
ESIC: Employees' State Insurance Corporation
PPF: Public Provident Fund
NPS: National Pension System
NSC: National Savings Certificate
KVP: Kisan Vikas Patra
LIC: Life Insurance Corporation
GIC: General Insurance Corporation
ULIP: unit-linked insurance plan
NBFC: non-banking financial company
RRB: Regional Rural Bank (among railways: Railway Recruitment Board)
PNB: Punjab National Bank
BOB: Bank of Baroda
ICICI: Industrial Credit and Investment Corporation of India
HDFC: Housing Development Finance Corporation
IDBI: Industrial Development Bank of India
EXIM: export-import (the Export-Import Bank of India)
NHB: National Housing Bank
DICGC: Deposit Insurance and Credit Guarantee Corporation
CIBIL: Credit Information Bureau (India) Limited
CRISIL: Credit Rating Information Services of India Limited
ICRA: Investment Information and Credit Rating Agency
CASA: current account savings account
FD: fixed deposit
RD: recurring deposit
DD: demand draft
CTS: Cheque Truncation System
ECS: Electronic Clearing Service
NACH: National Automated Clearing House
AEPS: Aadhaar Enabled Payment System
BHIM: Bharat Interface for Money
NETC: National Electronic Toll Collection
POS: point of sale
CVV: card verification value
SWIFT: Society for Worldwide Interbank Financial Telecommunication
CBDC: central bank digital currency
CBS: core banking solution
LAF: Liquidity Adjustment Facility
MSF: Marginal Standing Facility
MPC: Monetary Policy Committee (in economics: marginal propensity to consume)
OMO: open market operations
CAR: capital adequacy ratio
CRAR: capital to risk (weighted) assets ratio
PSL: priority sector lending
BPLR: Benchmark Prime Lending Rate
LIBOR: London Interbank Offered Rate
MIBOR: Mumbai Interbank Offered Rate
NAV: net asset value
SIP: systematic investment plan
ETF: exchange-traded fund
REIT: real estate investment trust
ADR: American depositary receipt (in law: alternative dispute resolution)
GDR: global depositary receipt
BSE: Bombay Stock Exchange
NSE: National Stock Exchange
NSDL: National Securities Depository Limited
CDSL: Central Depository Services Limited
AMFI: Association of Mutual Funds in India
AMC: asset management company
FPI: foreign portfolio investment
FRBM: Fiscal Responsibility and Budget Management
CBDT: Central Board of Direct Taxes
CBIC: Central Board of Indirect Taxes and Customs
CGST: Central Goods and Services Tax
SGST: State Goods and Services Tax
IGST: Integrated Goods and Services Tax
TCS: tax collected at source
STT: securities transaction tax
MAT: minimum alternate tax
GAAR: General Anti-Avoidance Rules
GDI: gross domestic income (Gender Development Index)
GNI: gross national income
NDP: net domestic product
GVA: gross value added
HDI: Human Development Index
MPI: Multidimensional Poverty Index
BPL: below poverty line
PSU: public sector undertaking
BHEL: Bharat Heavy Electricals Limited
ONGC: Oil and Natural Gas Corporation
NTPC: National Thermal Power Corporation
SAIL: Steel Authority of India Limited
GAIL: Gas Authority of India Limited
HAL: Hindustan Aeronautics Limited
BEL: Bharat Electronics Limited
CII: Confederation of Indian Industry
FICCI: Federation of Indian Chambers of Commerce and Industry
ASSOCHAM: Associated Chambers of Commerce and Industry of India
NASSCOM: National Association of Software and Service Companies
OECD: Organisation for Economic Co-operation and Development
WEF: World Economic Forum
FATF: Financial Action Task Force
IBRD: International Bank for Reconstruction and Development
IDA: International Development Association
IFC: International Finance Corporation
MIGA: Multilateral Investment Guarantee Agency
SDR: Special Drawing Rights
GATT: General Agreement on Tariffs and Trade
TRIPS: Trade-Related Aspects of Intellectual Property Rights
MFN: most favoured nation
WIPO: World Intellectual Property Organization
UNCTAD: United Nations Conference on Trade and Development
UNDP: United Nations Development Programme
UNHCR: United Nations High Commissioner for Refugees
ICJ: International Court of Justice
IMO: International Maritime Organization
ICAO: International Civil Aviation Organization
IFAD: International Fund for Agricultural Development
UPU: Universal Postal Union
ITU: International Telecommunication Union
SCO: Shanghai Cooperation Organisation
BIMSTEC: Bay of Bengal Initiative for Multi-Sectoral Technical and Economic Cooperation
SAFTA: South Asian Free Trade Area
APEC: Asia-Pacific Economic Cooperation
RCEP: Regional Comprehensive Economic Partnership
NAFTA: North American Free Trade Agreement
AIIB: Asian Infrastructure Investment Bank
NDB: New Development Bank
IORA: Indian Ocean Rim Association
QUAD: Quadrilateral Security Dialogue
AUKUS: Australia, United Kingdom and United States
GCC: Gulf Cooperation Council
EU: European Union
AU: African Union
NAM: Non-Aligned Movement
CTBT: Comprehensive Nuclear-Test-Ban Treaty
NPT: Non-Proliferation Treaty
MTCR: Missile Technology Control Regime
UNFCCC: United Nations Framework Convention on Climate Change
CITES: Convention on International Trade in Endangered Species
CBD: Convention on Biological Diversity
COP: Conference of the Parties
AQI: Air Quality Index
PSLV: Polar Satellite Launch Vehicle
GSLV: Geosynchronous Satellite Launch Vehicle
NavIC: Navigation with Indian Constellation
LCA: light combat aircraft
ICBM: intercontinental ballistic missile
AWACS: Airborne Warning and Control System
INS: Indian Naval Ship
HSRA: Hindustan Socialist Republican Association
HRA: Hindustan Republican Association (on pay: house rent allowance)
INC: Indian National Congress
INA: Indian National Army
AITUC: All India Trade Union Congress
RSS: Rashtriya Swayamsevak Sangh
WADA: World Anti-Doping Agency
NADA: National Anti-Doping Agency
SAI: Sports Authority of India
IPL: Indian Premier League
LBW: leg before wicket
DRS: Decision Review System
AFI: Athletics Federation of India
AIR: All India Radio
PTI: Press Trust of India
PIB: Press Information Bureau
BBC: British Broadcasting Corporation
NRI: non-resident Indian
PIO: person of Indian origin
OCI: overseas citizen of India
IST: Indian Standard Time
GMT: Greenwich Mean Time
AM: ante meridiem, before noon
PM: post meridiem, after noon (also Prime Minister)
AD: anno Domini, in the year of the Lord
BCE: before the Common Era
OBC: other backward classes
EWS: economically weaker section
SC: Scheduled Caste (also Supreme Court)
MP: Member of Parliament (also Madhya Pradesh)
MLA: Member of the Legislative Assembly
MLC: Member of the Legislative Council
CEC: Chief Election Commissioner
DM: District Magistrate
SDM: Sub-Divisional Magistrate
BDO: Block Development Officer
IRS: Indian Revenue Service
IFoS: Indian Forest Service
LLB: Bachelor of Laws (Legum Baccalaureus)
MBA: Master of Business Administration
`;

/** As in polity.ts: values of constants, with the words of both languages. */
export const values = `
The acceleration due to gravity on Earth is g = 9.8 m/s² (9.81), taken as 10 in many sums; on the Moon it is about one sixth, 1.6 m/s². | value g gravity acceleration earth moon gurutviya tvaran gurutva maan si unit गुरुत्वीय गुरुत्व त्वरण मान | पृथ्वी पर गुरुत्वीय त्वरण g = 9.8 मी/से² है; चंद्रमा पर लगभग छठा भाग, 1.6 मी/से²।
The universal gravitational constant is G = 6.67 × 10^-11 N m²/kg². | value universal gravitational constant capital g गुरुत्वाकर्षण नियतांक मान | सार्वत्रिक गुरुत्वाकर्षण नियतांक G = 6.67 × 10^-11 N m²/kg²।
The Avogadro number is 6.022 × 10^23 per mole (exactly 6.02214076 × 10^23). | value avogadro constant number exact mole particles molecules one एवोगाद्रो संख्या मान | एवोगाद्रो संख्या 6.022 × 10^23 प्रति मोल है।
Planck's constant is h = 6.626 × 10^-34 J s. | value planck constant प्लांक नियतांक मान | प्लांक नियतांक h = 6.626 × 10^-34 J s।
The charge of an electron is 1.6 × 10^-19 C (negative); its mass is 9.1 × 10^-31 kg. | value charge mass electron proton इलेक्ट्रॉन आवेश द्रव्यमान मान | इलेक्ट्रॉन का आवेश 1.6 × 10^-19 C, द्रव्यमान 9.1 × 10^-31 kg।
The universal gas constant is R = 8.314 J/(mol K) = 0.0821 L atm/(mol K). | value universal gas constant r गैस नियतांक मान | सार्वत्रिक गैस नियतांक R = 8.314 J/(mol K)।
The Boltzmann constant is k = 1.38 × 10^-23 J/K. | value boltzmann constant बोल्ट्जमान नियतांक | बोल्ट्ज़मान नियतांक k = 1.38 × 10^-23 J/K।
The permittivity of vacuum is 8.85 × 10^-12 F/m; the Coulomb constant is 9 × 10^9 N m²/C²; the permeability of vacuum is 4π × 10^-7 H/m. | value epsilon zero permittivity permeability vacuum free space coulomb constant mu | निर्वात की विद्युतशीलता 8.85 × 10^-12 F/m।
One mole of an ideal gas has the volume 22.4 L at STP (0 °C, 1 atm). | molar volume gas stp value one mole मोलर आयतन | STP पर एक मोल गैस का आयतन 22.4 L।
The escape velocity, $v = \\sqrt{2GM/R}$, is 11.2 km/s for the Earth and 2.4 km/s for the Moon. | value escape velocity speed earth moon पलायन वेग मान | पृथ्वी का पलायन वेग 11.2 किमी/से।
The radius of the Earth is about 6,400 km (6,371 km on average); its mass is 6 × 10^24 kg. | value radius mass earth diameter त्रिज्या द्रव्यमान पृथ्वी | पृथ्वी की त्रिज्या लगभग 6,400 किमी, द्रव्यमान 6 × 10^24 किग्रा।
The specific heat of water is 4,186 J/(kg K), about 4.2 J/(g °C) or 1 cal/(g °C); the latent heat of melting of ice is 80 cal/g, of boiling of water 540 cal/g. | value specific heat water latent ice fusion vaporisation steam विशिष्ट गुप्त ऊष्मा | जल की विशिष्ट ऊष्मा 4.2 J/(g °C); बर्फ की गुप्त ऊष्मा 80 कैलोरी/ग्राम।
Pure water boils at 100 °C (212 °F, 373 K) and freezes at 0 °C (32 °F, 273 K); it is densest at 4 °C. | boiling freezing melting point water density maximum temperature celsius fahrenheit kelvin क्वथनांक हिमांक जल पानी | जल 100 °C पर उबलता और 0 °C पर जमता है; 4 °C पर घनत्व सर्वाधिक।
Absolute zero is -273.15 °C (0 K). | value absolute zero celsius kelvin परम शून्य | परम शून्य -273.15 °C (0 K)।
π is about 3.14159 (22/7 nearly); e is about 2.71828; √2 is 1.414, √3 is 1.732, √5 is 2.236. | value pi e root 2 3 5 square root पाई मान | 
One atmosphere is 1.013 × 10^5 Pa = 760 mm of mercury (mmHg). | value atmospheric pressure one atm pascal mmhg standard sea level वायुमंडलीय दाब | एक वायुमंडल = 1.013 × 10^5 Pa = 760 मिमी पारा।
One electronvolt is 1.6 × 10^-19 J; one atomic mass unit is 1.66 × 10^-27 kg = 931 MeV. | value electron volt ev joule amu atomic mass unit mev | 
One inch is 2.54 cm, one foot 30.48 cm, one mile 1.609 km, one acre 4,047 m², one hectare 10,000 m², one pound 0.4536 kg, one gallon about 3.785 L (US). | how many cm inch foot mile km acre square metre hectare pound kg gallon litre equal conversion | 1 इंच = 2.54 सेमी, 1 मील = 1.609 किमी, 1 हेक्टेयर = 10,000 वर्ग मी।
`;
